import { expect } from 'storybook/test';
import type { PlayContext } from '../play.ts';

type Play = PlayContext & { args: { onChange?: unknown } };

const controlsOf = (canvas: PlayContext['canvas']) =>
  ['radio', 'checkbox', 'textbox'].flatMap((role) => canvas.queryAllByRole<HTMLInputElement>(role));

const stateOf = ({ checked, value }: HTMLInputElement) => ({ checked, value });

/** Expects that Tab reaches a control, and that all controls are enabled, but user input changes nothing. */
export async function expectReadOnly({ canvas, userEvent, args }: Play) {
  const controls = controlsOf(canvas);
  const before = controls.map(stateOf);
  await userEvent.tab();
  await expect(controls).toContain(document.activeElement);
  for (const control of controls) {
    await expect(control).toBeEnabled();
    await userEvent.click(control.closest('label') ?? control);
    await userEvent.keyboard(' x{ArrowDown}');
  }
  await expect(controls.map(stateOf)).toEqual(before);
  await expect(args.onChange).not.toHaveBeenCalled();
}

/** Expects no verdict before marking (QST-023). */
export async function expectUnmarked({ canvas }: Pick<PlayContext, 'canvas'>) {
  await expect(canvas.queryByText(/correct|should have been chosen|answer is/i)).toBeNull();
}
