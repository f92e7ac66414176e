import type { Received, Sent } from './client.ts';
import { holds, Unmet } from './expect.ts';

/** With fewer requests, the one on the open connection could be handled before the others arrive. */
const count = 4;

/**
 * Sends requests at the same time, and gives their responses in the order in which they were sent.
 *
 * @param statuses expected; any other status ends the scenario
 */
export const atOnce = (
  send: (index: number) => Sent<unknown>,
  ...statuses: readonly number[]
): Promise<Received[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index).anyOf(...statuses)));

/**
 * Sends requests at the same time, of which the server must accept exactly one and refuse the others.
 *
 * @returns the index and the body of the accepted one
 */
export async function onlyOne<Body>(
  send: (index: number) => Sent<Body>,
  { accepted, refused }: { accepted: number; refused: number },
): Promise<{ index: number; body: Body }> {
  const responses = await atOnce(send, accepted, refused);
  const winners = responses.filter(({ status }) => status === accepted);
  const [response] = winners.length === 0 ? responses : winners.slice(-1);
  if (!response) throw new Unmet('a response', 'none', '', undefined);
  const text = `status ${refused} for all but one of ${count} requests that were sent at the same time`;
  holds(
    response,
    text,
    winners.length === 1,
    responses.map(({ status }) => status),
  );
  return { index: responses.indexOf(response), body: response.body as Body };
}
