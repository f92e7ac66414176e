import { clock } from '#lib/time/clock.ts';
import { paste, type PlayContext } from '../play.ts';
import { storyNow } from '../visit.tsx';

/** The token has long expired when the next request is made. */
export function letSessionEnd(): void {
  const later = new Date(storyNow.getTime() + 30 * 86_400_000);
  clock.now = () => later;
}

/** The same person, or another one, signs in where the ended session has led. */
export async function loginAgain({ canvas, userEvent }: PlayContext, userName: string): Promise<void> {
  const name = await canvas.findByLabelText('Email or username');
  // The mock's clock stands still: what it gives out is good again.
  clock.now = () => storyNow;
  await paste({ userEvent }, name, userName);
  await paste({ userEvent }, canvas.getByLabelText('Password'), 'Learn2code!');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}
