import { clear } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import type { PlayContext } from '../../../play.ts';
import { halves } from '../given-answers.ts';

type Canvas = PlayContext['canvas'];

export const sheet = `/topic/top-4-fractions/activity/${halves}`;

/** What was chosen in one story is on the device in the next. */
const forgetViews = () => createDeviceStore('springbyte-sheet-view', 'views')((store) => clear(store));

/** A `beforeEach` for stories of the answer sheet: no view was chosen on this device. */
export async function withoutChosenView() {
  await forgetViews();
  return forgetViews;
}

/** The name of the question that is shown alone. */
export const shown = (canvas: Canvas, number: number, of = 5) =>
  canvas.findByRole('heading', { level: 2, name: `Question ${number} of ${of}` });

export const questions = (canvas: Canvas) => canvas.getAllByRole('group', { name: /^Question \d/ });

export const bead = (canvas: Canvas, name: RegExp) => canvas.findByRole('link', { name });

export const press =
  (name: string) =>
  ({ canvas, userEvent }: PlayContext) =>
    userEvent.click(canvas.getByRole('button', { name }));

export const next = press('Next question');
export const previous = press('Previous question');
