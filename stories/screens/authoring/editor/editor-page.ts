import type { StoryContext } from '@storybook/react-vite';
import { fireEvent, screen, waitFor, within } from 'storybook/test';
import { activityQuery } from '#api/queries/activities/authoring.ts';
import { queryClient } from '#api/query-client.ts';
import type { Application } from '#app/application.ts';
import { toActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import {
  deleteStoredDraft,
  readStoredDraft,
  storeBase,
  storeText,
} from '#features/authoring/editor/draft/stored-drafts.ts';
import type { Backend } from '#mocks/server/backend.ts';
import { storyBackend } from '../../../visit.tsx';

const topic = '/grades/grd-4/subjects/sub-4-maths/topics/top-4-fractions';

/** The activity 'Halves, quarters and eighths': five questions, one of each type; the second has a picture. */
export const halvesId = 'act-4-fractions-halves';
export const questionId = (number: number) => `que-4-fractions-halves-${number}`;

export const activityList = `${topic}/activities`;
export const editorUrl = (activityId = halvesId) => `${topic}/activity-editor/${activityId}`;

/** Opens the form directly (D-037). */
export const formUrl = `/activity-questions?activityId=${halvesId}`;

export const pathOf = (loaded: Record<string, unknown>) =>
  (loaded['application'] as Application).latestLocation.pathname;

/** For `beforeEach`: removes drafts of earlier stories. */
export async function deleteDrafts(): Promise<void> {
  const owners = ['usr-thandi', 'usr-aisha', 'lrn-lwazi'];
  await Promise.all(owners.map((userId) => deleteStoredDraft({ userId, activityId: halvesId })));
}

/** Skips visibility checks, which are slow with many questions. */
const hidden = true;

export const cardOf = async (number: number) =>
  within(await screen.findByRole('group', { name: new RegExp(`^Question ${number}:`), hidden }));

export const questionNames = () =>
  screen
    .getAllByRole('heading', { level: 2, name: /^Question \d/, hidden })
    .map(({ textContent }) => textContent);

/** The hidden file input behind a button. */
export function fileField(group: HTMLElement): HTMLInputElement {
  const field = group.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no field for a file here.');
  return field;
}

/** Chooses a file of any type: users can bypass the filter of the file dialog. */
export async function chooseAnyFile(field: HTMLInputElement, file: File): Promise<void> {
  const { items, files } = new DataTransfer();
  items.add(file);
  await fireEvent.change(field, { target: { files } });
}

/** A 1×1 PNG: the mock checks the contents of files. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const pictureFile = (name = 'bars.png') =>
  new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' });

export async function readStoredQuestion(number: number): Promise<object> {
  const { db } = await storyBackend();
  return JSON.parse(db.questions.getOrThrow(questionId(number)).data) as object;
}

export const changeStoredQuestion = ({ db }: Pick<Backend, 'db'>, number: number, change: object) => {
  const { data } = db.questions.getOrThrow(questionId(number));
  db.questions.update(questionId(number), { data: JSON.stringify({ ...JSON.parse(data), ...change }) });
};

/** Waits until the preview has replaced the form and has the focus. */
export const waitForPreview = async () => {
  await screen.findByRole('button', { name: 'Edit' });
  await waitFor(() => {
    if (document.activeElement === document.body) throw new Error('The focus is lost.');
  });
};

export async function storeDraft(
  { loaded }: Pick<StoryContext, 'loaded'>,
  userId: string,
  question: string,
): Promise<void> {
  // The application connects its client only when it renders.
  await (loaded['application'] as Application).options.context.connect();
  const base = await queryClient.query(activityQuery(halvesId));
  queryClient.clear();
  const draft = toActivityDraft(base);
  const [first, ...others] = draft.questions;
  if (!first) throw new Error('There is no question.');
  const edited = { ...first, draft: { ...(first.draft as object), question } };
  const owner = { userId, activityId: halvesId };
  await storeBase(owner, base);
  await storeText(owner, { ...draft, questions: [edited, ...others] });
}

export const hasStoredDraft = async (userId: string) =>
  (await readStoredDraft({ userId, activityId: halvesId })) !== undefined;
