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
import { nameAt, openQuestion, type ActivityDraft, type QuestionDraft } from '../draft/activity-draft.ts';
import { contentOf } from '../draft/question-fields.ts';

/**
 * The file in a `data:` URL in base64.
 *
 * @returns undefined for any other text
 */
function fileOfDataUrl(url: string | null): File | undefined {
  const [, type = ''] = /^data:([^;,]*)[^,]*;base64,/i.exec(url?.slice(0, longestHead) ?? '') ?? [];
  if (!url || type === '') return undefined;
  try {
    const bytes = Uint8Array.from(
      atob(url.slice(url.indexOf(',') + 1)),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    return new File([bytes], `file.${type.replace(/^.*\//, '')}`, { type });
  } catch {
    return undefined;
  }
}

/** Characters in which its type is looked for: the file itself has millions. */
const longestHead = 200;

type Change = Pick<ChangeSet, 'entityType' | 'entityId' | 'snapshotJson' | 'patchJson'>;

export interface AppliedChanges {
  draft: ActivityDraft;
  /** What was saved with other contents since it was submitted, a sentence each. */
  changes: readonly string[];
}

/** Until all change sets are applied: the questions move together, when all moves are known. */
interface Applied extends AppliedChanges {
  moves: readonly Move[];
}

/**
 * An activity as it would be with these change sets published, as the server does it (D-257): each in the fields in which
 * its patch differs from its snapshot; of two new values the later one wins. One that cannot be read is left out.
 *
 * @param base as it is now
 * @param changes of one author, the oldest first
 */
export function applyChanges(base: ActivityDraft, changes: readonly Change[]): AppliedChanges {
  const { moves, ...applied } = changes.reduce<Applied>(
    (before, change) =>
      change.entityType === 'Activity'
        ? withFieldsOf(before, base, change)
        : withQuestionOf(before, base, change),
    { draft: base, changes: [], moves: [] },
  );
  return moves.length === 0 ? applied : { ...applied, draft: withMoves(applied.draft, moves) };
}

function withMoves(draft: ActivityDraft, moves: readonly Move[]): ActivityDraft {
  const places = reorderQuestions(
    draft.questions.map(({ key }) => key),
    moves,
  );
  const placeOf = ({ key }: QuestionDraft) => places.indexOf(key);
  return { ...draft, questions: draft.questions.toSorted((one, other) => placeOf(one) - placeOf(other)) };
}

const proposedIn = (versions: readonly FieldVersions[]): Fields =>
  Object.fromEntries(
    versions
      .filter(({ changedBy }) => changedBy === 'proposed' || changedBy === 'both')
      .map(({ name, proposed }) => [name, proposed]),
  );

const withSentence = (changes: readonly string[], what: string, versions: readonly FieldVersions[]) => {
  if (versions.every(({ changedBy }) => changedBy !== 'both')) return changes;
  const sentence = `${what} was saved with other contents after you submitted your change. Yours is here.`;
  return [...new Set([...changes, sentence])];
};

function withFieldsOf(applied: Applied, base: ActivityDraft, change: Change): Applied {
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
    draft: { ...draft, ...proposedIn(versions) },
    changes: withSentence(changes, 'The title or the description', versions),
  };
}

function withQuestionOf(applied: Applied, base: ActivityDraft, change: Change): Applied {
  const { draft, changes, moves } = applied;
  const sides = readChange(change);
  const index = base.questions.findIndex(({ id }) => id === change.entityId);
  const [stored, current] = [base, draft].map(({ questions }) =>
    questions.find(({ id }) => id === change.entityId),
  );
  if (!sides || !stored || !current) return applied;
  const side = readQuestion(sides.after);
  const [before, proposed] = [readQuestion(sides.before), side].map(({ data, mediaPath, sortOrder }) => ({
    ...contentOf(openQuestion({ ...pick(stored), data, mediaPath }, stored.key)),
    sortOrder,
  }));
  if (!before || !proposed) return applied;
  const now = { ...contentOf(stored), sortOrder: index };
  const content = contentOf(current);
  // All four together: whether options are compared one by one depends on every version.
  const [ofBefore = {}, ofNow = {}, ofProposed = {}] = questionFields([before, now, proposed, content]);
  const versions = compareFields(ofBefore, ofNow, ofProposed);
  const { sortOrder, ...fields } = proposedIn(versions);
  const question = opened(current, applyFields(content, fields));
  // Malformed: the question could no longer be edited.
  if (current.draft !== undefined && question.draft === undefined) return applied;
  const { key } = question;
  return {
    draft: { ...draft, questions: draft.questions.map((one) => (one === current ? question : one)) },
    moves: typeof sortOrder === 'number' ? [...moves, { id: key, to: sortOrder }] : moves,
    changes: withSentence(changes, nameAt(index), versions),
  };
}

const pick = ({ id, type }: QuestionDraft) => ({ id, type });

/**
 * A proposed file is part of the change set as a `data:` URL; in a draft it is a chosen file. A URL that holds none changes
 * nothing.
 */
function opened(question: QuestionDraft, { data, mediaPath }: QuestionContent): QuestionDraft {
  const file = fileOfDataUrl(mediaPath);
  const isKept = /^data:/i.test(mediaPath ?? '') || mediaPath === question.media.path;
  const media = isKept
    ? { mediaPath: question.media.path, file: file ?? question.media.file }
    : { mediaPath };
  return openQuestion({ ...pick(question), data, ...media }, question.key);
}
