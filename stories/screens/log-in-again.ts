import { paste, type PlayContext } from '../play.ts';
import { setTimeSinceStoryStart } from '../visit.tsx';

/** Moves the clock past the session's expiry; the next request ends the session. */
export const expireSession = (): void => setTimeSinceStoryStart(30 * 86_400_000);

/** Signs in on the login page that opened when the session expired. */
export async function logInAgain({ canvas, userEvent }: PlayContext, userName: string): Promise<void> {
  const name = await canvas.findByLabelText('Email or username');
  // Drafts are stored on the device for a day: reset the clock so that they are restored.
  setTimeSinceStoryStart(0);
  await paste({ userEvent }, name, userName);
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}
