import { expect, test } from 'vitest';
import { noMedia, type ActivityDraft } from '#features/authoring/editor/draft/activity-draft.ts';
import { findSameFiles, reuseFiles } from '#features/authoring/editor/pending/use-continue-from-pending.ts';
import { applyActions } from './merge-fixture.ts';

const withFile = (file: File): ActivityDraft =>
  applyActions({ kind: 'set media', key: 'que-1', media: { ...noMedia, file } });
const png = (text: string) => new File([text], 'file.png', { type: 'image/png' });

test.each([
  ['uses the file of the draft when the pending file has the same bytes', 'same', true],
  ['keeps the pending file when its bytes differ', 'different', false],
])('reuseFiles %s', async (_title, text, isReused) => {
  const [current, pending] = [png('same'), png(text)];
  const files = await findSameFiles(withFile(pending), withFile(current));
  const [question] = reuseFiles(withFile(pending), files).questions;
  expect(question?.media.file).toBe(isReused ? current : pending);
});
