import { expect, test } from 'vitest';
import { noMedia, type ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import { ownFiles, withFiles } from '#features/authoring/editor/pending/use-continue.ts';
import { mineAfter } from './merging.ts';

const withFile = (file: File): ActivityDraft =>
  mineAfter({ kind: 'attach', key: 'que-1', media: { ...noMedia, file } });
const png = (text: string) => new File([text], 'file.png', { type: 'image/png' });

test.each([
  ['has the file of the draft when both have the same bytes', 'same', true],
  ['keeps the pending file when its bytes differ', 'else', false],
])('%s', async (_what, text, isOwn) => {
  const [own, pending] = [png('same'), png(text)];
  const files = await ownFiles(withFile(pending), withFile(own));
  const [question] = withFiles(withFile(pending), files).questions;
  expect(question?.media.file).toBe(isOwn ? own : pending);
});
