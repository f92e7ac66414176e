import { readActivity, readQuestion, readChange } from '#api/change-json/read-change.ts';
import type { ChangeSet } from '#api/queries/moderation.ts';
import {
  compareFields,
  questionFields,
  applyFields,
  type Fields,
  type FieldVersions,
  type QuestionContent,
} from '#openapi/rules/content-fields.ts';
import { reorderQuestions, type Move } from '#openapi/rules/question-order.ts';
import {
  questionName,
  toQuestionDraft,
  type ActivityDraft,
  type QuestionDraft,
} from '../draft/activity-draft.ts';
import { toQuestionContent } from '../draft/draft-fields.ts';

type Change = Pick<ChangeSet, 'entityType' | 'entityId' | 'snapshotJson' | 'patchJson'>;

export interface AppliedChanges {
  draft: ActivityDraft;
  /** Sentences about fields that were saved after the submission. */
  changes: readonly string[];
}

/** An intermediate result: moves are applied together, after all change sets. */
interface Applied extends AppliedChanges {
  moves: readonly Move[];
}

/**
 * Applies pending change sets as the server does on publication (D-257): replaces only the fields in which the patch differs
 * from the snapshot. Of two new values the later one wins. Unreadable change sets are skipped.
 *
 * @param base the stored activity
 * @param changes change sets of one author, oldest first
 */
export function applyChanges(base: ActivityDraft, changes: readonly Change[]): AppliedChanges {
  const { moves, ...applied } = changes.reduce<Applied>(
    (before, change) =>
      change.entityType === 'Activity'
        ? applyActivityChange(before, base, change)
        : applyQuestionChange(before, base, change),
    { draft: base, changes: [], moves: [] },
  );
  return moves.length === 0 ? applied : { ...applied, draft: applyMoves(applied.draft, moves) };
}

function applyMoves(draft: ActivityDraft, moves: readonly Move[]): ActivityDraft {
  const order = reorderQuestions(
    draft.questions.map(({ key }) => key),
    moves,
  );
  const indexOf = ({ key }: QuestionDraft) => order.indexOf(key);
  return { ...draft, questions: draft.questions.toSorted((one, other) => indexOf(one) - indexOf(other)) };
}

const proposedFields = (versions: readonly FieldVersions[]): Fields =>
  Object.fromEntries(
    versions
      .filter(({ changedBy }) => changedBy === 'proposed' || changedBy === 'both')
      .map(({ name, proposed }) => [name, proposed]),
  );

const addConflictMessage = (
  changes: readonly string[],
  record: string,
  versions: readonly FieldVersions[],
) => {
  if (versions.every(({ changedBy }) => changedBy !== 'both')) return changes;
  const sentence = `${record} was saved with other contents after you submitted your change. The form shows your version.`;
  return [...new Set([...changes, sentence])];
};

function applyActivityChange(applied: Applied, base: ActivityDraft, change: Change): Applied {
  const { draft, changes } = applied;
  const sides = readChange(change);
  if (!sides) return applied;
  const { title, description } = base;
  const versions = compareFields(
    readActivity(sides.before),
    { title, description },
    readActivity(sides.after),
  );
  return {
    ...applied,
    draft: { ...draft, ...proposedFields(versions) },
    changes: addConflictMessage(changes, 'The title or the description', versions),
  };
}

function applyQuestionChange(applied: Applied, base: ActivityDraft, change: Change): Applied {
  const { draft, changes, moves } = applied;
  const sides = readChange(change);
  const index = base.questions.findIndex(({ id }) => id === change.entityId);
  const [stored, current] = [base, draft].map(({ questions }) =>
    questions.find(({ id }) => id === change.entityId),
  );
  if (!sides || !stored || !current) return applied;
  const [before, proposed] = [readQuestion(sides.before), readQuestion(sides.after)].map(
    ({ data, mediaPath, sortOrder }) => ({
      ...toQuestionContent(toQuestionDraft({ ...pickIdentity(stored), data, mediaPath }, stored.key)),
      sortOrder,
    }),
  );
  if (!before || !proposed) return applied;
  const now = { ...toQuestionContent(stored), sortOrder: index };
  const content = toQuestionContent(current);
  // Pass all versions in one call: the options of all decide whether they are compared one by one.
  const [fieldsBefore = {}, fieldsNow = {}, fieldsProposed = {}] = questionFields([
    before,
    now,
    proposed,
    content,
  ]);
  const versions = compareFields(fieldsBefore, fieldsNow, fieldsProposed);
  const { sortOrder, ...fields } = proposedFields(versions);
  const question = replaceContent(current, applyFields(content, fields));
  // Malformed data would make the question uneditable.
  if (current.draft !== undefined && question.draft === undefined) return applied;
  const { key } = question;
  return {
    draft: { ...draft, questions: draft.questions.map((one) => (one === current ? question : one)) },
    moves: typeof sortOrder === 'number' ? [...moves, { id: key, to: sortOrder }] : moves,
    changes: addConflictMessage(changes, questionName(index), versions),
  };
}

const pickIdentity = ({ id, type }: QuestionDraft) => ({ id, type });

/** Replaces the content. A proposed file, a `data:` URL in the change set, becomes a chosen file. */
function replaceContent(question: QuestionDraft, { data, mediaPath }: QuestionContent): QuestionDraft {
  const file = fileOfDataUrl(mediaPath);
  const keepsPath = /^data:/i.test(mediaPath ?? '') || mediaPath === question.media.path;
  const media = keepsPath
    ? { mediaPath: question.media.path, file: file ?? question.media.file }
    : { mediaPath };
  return toQuestionDraft({ ...pickIdentity(question), data, ...media }, question.key);
}

/** Number of characters searched for the content type; the URL may have millions. */
const maxHeaderLength = 200;

/** @returns undefined unless the URL is a base64 `data:` URL */
function fileOfDataUrl(url: string | null): File | undefined {
  const [, type = ''] = /^data:([^;,]*)[^,]*;base64,/i.exec(url?.slice(0, maxHeaderLength) ?? '') ?? [];
  if (!url || type === '') return undefined;
  try {
    const bytes = Uint8Array.from(
      atob(url.slice(url.indexOf(',') + 1)),
      (character) => character.codePointAt(0) ?? 0,
    );
    return new File([bytes], `file.${type.replace(/^.*\//, '')}`, { type });
  } catch {
    return undefined;
  }
}
