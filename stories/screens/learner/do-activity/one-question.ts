import { clear } from 'idb-keyval';
import { createDeviceStore } from '#lib/device-store.ts';
import type { PlayContext } from '../../../play.ts';
import { halvesId } from '../given-answers.ts';

type Canvas = PlayContext['canvas'];

export const answerSheetPath = `/topic/top-4-fractions/activity/${halvesId}`;

/** Clears the views that an earlier story has stored in the browser. */
const forgetViews = () => createDeviceStore('springbyte-sheet-view', 'views')((store) => clear(store));

export async function withoutChosenView() {
  await forgetViews();
  return forgetViews;
}

/** The heading of the question that is shown alone. */
export const findShownQuestion = (canvas: Canvas, number: number, of = 5) =>
  canvas.findByRole('heading', { level: 2, name: `Question ${number} of ${of}` });

export const getQuestions = (canvas: Canvas) => canvas.getAllByRole('group', { name: /^Question \d/ });

export const findBead = (canvas: Canvas, name: RegExp) => canvas.findByRole('link', { name });
