import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeSetQuery } from '#api/queries/moderation.ts';
import { problemText } from '#components/problem-text.ts';
import { isSameActivity, type ActivityDraft } from '../draft/activity-draft.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import type { useActivityDraft } from '../draft/use-activity-draft.ts';
import { applyChanges } from './apply-changes.ts';

export type ContinueState =
  | { kind: 'offered' }
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  | { kind: 'applied'; changes: readonly string[] };

const keptEditsMessage = 'Fields that you have edited here keep your edits.';

/** Merges the user's pending changes into the draft (D-266). Edits in the draft take precedence. */
export function useContinueFromPending({
  base,
  draft,
  dispatch,
}: Pick<ReturnType<typeof useActivityDraft>, 'base' | 'draft' | 'dispatch'>) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<ContinueState>({ kind: 'offered' });
  const [applied, setApplied] = useState<{ before: ActivityDraft; after: ActivityDraft }>();
  const latest = useRef({ base, draft });
  useLayoutEffect(() => {
    latest.current = { base, draft };
  });
  const [apply] = useState(() => async (ids: readonly string[]) => {
    setState({ kind: 'loading' });
    try {
      const changeSets = await Promise.all(ids.map((id) => queryClient.query(changeSetQuery(id))));
      const { base: baseBefore, draft: draftBefore } = latest.current;
      const files = await findSameFiles(applyChanges(baseBefore, changeSets).draft, draftBefore);
      // Reading files takes time: the author may have edited the draft since.
      const now = latest.current;
      const appliedNow = applyChanges(now.base, changeSets);
      const pending = reuseFiles(appliedNow.draft, files);
      const { draft: combined, changes } = mergeDrafts(now.base, now.draft, pending);
      // No new conflicts: both versions are by the user.
      const merged = { ...combined, conflicts: now.draft.conflicts };
      const keptEdits = combined.conflicts.length > now.draft.conflicts.length ? [keptEditsMessage] : [];
      const isSame = isSameActivity(merged, now.draft);
      if (!isSame) dispatch({ kind: 'replace', draft: merged });
      setApplied(isSame ? undefined : { before: now.draft, after: merged });
      setState({ kind: 'applied', changes: [...appliedNow.changes, ...changes, ...keptEdits] });
    } catch (error) {
      const { title, advice } = problemText(error);
      setState({ kind: 'failed', reason: `${title}. ${advice}` });
    }
  });
  // Undo would lose later edits.
  const canUndo = applied !== undefined && applied.after === draft;
  const before = applied?.before;
  return useMemo(() => {
    const undo = () => {
      if (before) dispatch({ kind: 'replace', draft: before });
      setApplied(undefined);
      setState({ kind: 'offered' });
    };
    return { state, apply, undo: canUndo ? undo : undefined };
  }, [state, apply, canUndo, before, dispatch]);
}

type Files = ReadonlyMap<string | undefined, File>;

const chosenFilesById = ({ questions }: ActivityDraft): Files =>
  new Map(questions.flatMap(({ id, media }) => (id && media.file ? [[id, media.file] as const] : [])));

/**
 * Finds the draft's files that equal a pending file, for example after a reload. A merge compares files by identity and would
 * report a conflict for each of them.
 */
export async function findSameFiles(pending: ActivityDraft, draft: ActivityDraft): Promise<Files> {
  const files = chosenFilesById(pending);
  const same = await Promise.all(
    [...chosenFilesById(draft)].map(async ([id, file]) => {
      const other = files.get(id);
      return other && (await isSameFile(file, other)) ? [[id, file] as const] : [];
    }),
  );
  return new Map(same.flat());
}

async function isSameFile(one: File, other: File): Promise<boolean> {
  if (one.size !== other.size || one.type !== other.type) return false;
  try {
    const [bytes = [], others = []] = await Promise.all(
      [one, other].map(async (file) => new Uint8Array(await file.arrayBuffer())),
    );
    return bytes.every((byte, index) => byte === others[index]);
  } catch {
    // The file was deleted from the device.
    return false;
  }
}

export const reuseFiles = (pending: ActivityDraft, files: Files): ActivityDraft => ({
  ...pending,
  questions: pending.questions.map((question) => {
    const file = question.media.file && files.get(question.id);
    return file ? { ...question, media: { ...question.media, file } } : question;
  }),
});
