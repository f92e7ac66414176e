import type { StoryContext } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from 'storybook/test';
import { activityQuery } from '#api/queries/activities/authoring.ts';
import { queryClient } from '#api/query-client.ts';
import type { Application } from '#app/application.ts';
import { openActivity } from '#features/authoring/editor/draft/activity-draft.ts';
import {
  deleteStoredDraft,
  readStoredDraft,
  storeBase,
  storeWords,
} from '#features/authoring/editor/draft/stored-drafts.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { storyBackend } from '../../../visit.tsx';

const topic = '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions';

/** The five questions of 'Halves, quarters and eighths', one of each type; the second has a picture. */
export const halves = 'act-4-fractions-halves';
export const questionId = (number: number) => `que-4-fractions-halves-${number}`;

export const activityList = `${topic}/activities`;
export const editorOf = (activityId = halves) => `${topic}/activity-editor/${activityId}`;

/** Opens for writing at once (D-037). */
export const writing = `/activity-questions?activityId=${halves}`;

/** The path of the page that is open now. */
export const pathOf = (loaded: Record<string, unknown>) =>
  (loaded['application'] as Application).latestLocation.pathname;

/** Nothing that an earlier story has left on this device is offered: `beforeEach: forgetDrafts`. */
export async function forgetDrafts(): Promise<void> {
  const owners = ['usr-thandi', 'usr-aisha', 'lrn-lwazi'];
  await Promise.all(owners.map((userId) => deleteStoredDraft({ userId, activityId: halves })));
}

/** Looking at the style of every element of fifty questions would take longer than all the rest. */
const hidden = true;

/** The card of a question while it is written, once it is there. */
export const cardOf = async (number: number) =>
  within(await screen.findByRole('group', { name: new RegExp(`^Question ${number}:`), hidden }));

/** What each question is called, from the first to the last. */
export const questionNames = () =>
  screen
    .getAllByRole('heading', { level: 2, name: /^Question \d/, hidden })
    .map(({ textContent }) => textContent);

/** The hidden field behind a button that opens the browser's dialog. */
export function fileField(group: HTMLElement): HTMLInputElement {
  const field = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no field for a file here.');
  return field;
}

/** The browser's dialog offers a way around its own filter. */
export async function chooseAnyway(field: HTMLInputElement, file: File): Promise<void> {
  const { items, files } = new DataTransfer();
  items.add(file);
  await fireEvent.change(field, { target: { files } });
}

/** A dot, in the smallest PNG there is: the mock looks at the bytes as a server does. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pictureFile = (name = 'bars.png') =>
  new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });

/** What the mock has of a question by now. */
export async function storedQuestion(number: number): Promise<object> {
  const { db } = await storyBackend();
  return JSON.parse(db.questions.getOrThrow(questionId(number)).data) as object;
}

/** Another user changes a question meanwhile. */
export const changeStored = ({ db }: Pick<Backend, 'db'>, number: number, change: object) => {
  const { data } = db.questions.getOrThrow(questionId(number));
  db.questions.update(questionId(number), { data: JSON.stringify({ ...JSON.parse(data), ...change }) });
};

/** The editor has closed, and the preview is shown with the focus in it. */
export const waitForPreview = async () => {
  await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => {
    if (document.activeElement === document.body) throw new Error('The focus is lost.');
  });
};

/** The user has typed this into the first question, in a tab that was closed since. */
export async function storeDraft(
  { loaded }: Pick<StoryContext, 'loaded'>,
  userId: string,
  question: string,
): Promise<void> {
  // It connects the client only when it is shown.
  await (loaded['application'] as Application).options.context.connect();
  const base = await queryClient.query(activityQuery(halves));
  queryClient.clear();
  const opened = openActivity(base);
  const [first, ...others] = opened.questions;
  if (!first) throw new Error('There is no question to write in.');
  const written = { ...first, draft: { ...(first.draft as object), question } };
  const owner = { userId, activityId: halves };
  await storeBase(owner, base);
  await storeWords(owner, { ...opened, questions: [written, ...others] });
}

/** Whether a draft of the user is stored on this device. */
export const hasStoredDraft = async (userId: string) =>
  (await readStoredDraft({ userId, activityId: halves })) !== undefined;
