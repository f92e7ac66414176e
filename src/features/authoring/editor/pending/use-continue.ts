import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { changeSetQuery } from '#api/queries/moderation.ts';
import { problemText } from '#components/problem-text.ts';
import { isSameActivity, type ActivityDraft } from '../draft/activity-draft.ts';
import { mergeDrafts } from '../draft/merge-drafts.ts';
import type { useActivityDraft } from '../draft/use-activity-draft.ts';
import { applyChanges } from './apply-changes.ts';

/** Files by the id of their question. */
type Files = ReadonlyMap<string | undefined, File>;

const filesOf = ({ questions }: ActivityDraft): Files =>
  new Map(questions.flatMap(({ id, media }) => (id && media.file ? [[id, media.file] as const] : [])));

/**
 * The files of a draft that the pending changes have as well: those that came from them before a reload. Files are compared
 * by identity, so that each would be a conflict with itself.
 */
export async function ownFiles(pending: ActivityDraft, draft: ActivityDraft): Promise<Files> {
  const files = filesOf(pending);
  const same = await Promise.all(
    [...filesOf(draft)].map(async ([id, file]) => {
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
    // A file that was deleted from the device cannot be read any more.
    return false;
  }
}

/** The pending changes with the files that the draft has already. */
export const withFiles = (pending: ActivityDraft, files: Files): ActivityDraft => ({
  ...pending,
  questions: pending.questions.map((question) => {
    const file = question.media.file && files.get(question.id);
    return file ? { ...question, media: { ...question.media, file } } : question;
  }),
});

/** The progress of continuing from the user's own pending changes. */
export type ContinueState =
  | { kind: 'offered' }
  | { kind: 'loading' }
  | { kind: 'failed'; reason: string }
  | { kind: 'applied'; changes: readonly string[] };

const typedStays = 'Fields that you have changed here as well stay as they are here.';

/**
 * Puts the user's own pending changes into the draft (D-266). What has been written here since stays.
 */
export function useContinue({
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
      const found = await Promise.all(ids.map((id) => queryClient.query(changeSetQuery(id))));
      const { base: read, draft: written } = latest.current;
      const files = await ownFiles(applyChanges(read, found).draft, written);
      // Files are read asynchronously: the author may have typed since.
      const now = latest.current;
      const applying = applyChanges(now.base, found);
      const pending = withFiles(applying.draft, files);
      const { draft: both, changes } = mergeDrafts(now.base, now.draft, pending);
      // Both versions are the user's own: nothing is asked, and the pending one stays pending.
      const merged = { ...both, conflicts: now.draft.conflicts };
      const staying = both.conflicts.length > now.draft.conflicts.length ? [typedStays] : [];
      const isSame = isSameActivity(merged, now.draft);
      if (!isSame) dispatch({ kind: 'replace', draft: merged });
      setApplied(isSame ? undefined : { before: now.draft, after: merged });
      setState({ kind: 'applied', changes: [...applying.changes, ...changes, ...staying] });
    } catch (error) {
      const { title, advice } = problemText(error);
      setState({ kind: 'failed', reason: `${title}. ${advice}` });
    }
  });
  // Only until something else is written, which undoing would lose.
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
