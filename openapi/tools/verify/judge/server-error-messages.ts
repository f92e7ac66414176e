import { jsonIn, textOf, type Exchange } from '../calls/exchange.ts';
import type { Finding } from './judge.ts';

/**
 * All 500 responses must have the same message, so that they reveal nothing about the cause. Reports every message
 * that differs from the most frequent one.
 */
export function inconsistentServerErrors(exchanges: readonly Exchange[]): Finding[] {
  const failures = exchanges.flatMap((exchange) => {
    const message = messageOf(exchange);
    return message === undefined ? [] : [{ exchange, message }];
  });
  const [usual] = [...Map.groupBy(failures, ({ message }) => message)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return failures
    .filter(({ message }) => message !== usual?.[0])
    .map(({ exchange, message }) => ({
      operation: exchange.operationId ?? `${exchange.request.method} ${exchange.request.url}`,
      step: exchange.step,
      pointer: '/message',
      expected: `the same message at every 500: ${JSON.stringify(usual?.[0])}`,
      actual: JSON.stringify(message),
      exchange,
    }));
}

function messageOf({ response }: Exchange): string | undefined {
  if (response?.status !== 500) return undefined;
  const message = (jsonIn(textOf(response.body)) as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
