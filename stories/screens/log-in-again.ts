import { paste, type PlayContext } from '../play.ts';
import { setTimeSinceStoryStart } from '../visit.tsx';

/** Moves the clock by 61 minutes: the token has expired, and the next request ends the session. */
export const expireSession = (): void => setTimeSinceStoryStart(61 * 60_000);

/** Signs in on the login page that opened when the session expired. */
export async function logInAgain({ canvas, userEvent }: PlayContext, userName: string): Promise<void> {
  const name = await canvas.findByLabelText('Email or username');
  await paste({ userEvent }, name, userName);
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}
