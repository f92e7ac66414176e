import { isSameField, type Fields } from '#openapi/rules/content-fields.ts';
import { isSameQuestion, type FieldConflict, type QuestionDraft } from './activity-draft.ts';
import {
  compareQuestions,
  isPositionalField,
  isMediaField,
  questionFieldLabel,
  mediaField,
  mediaSource,
  replaceDataFields,
} from './draft-fields.ts';

interface MergedQuestion {
  question: QuestionDraft;
  /** Labels of the fields that are taken from the other author. */
  changedLabels: string[];
  conflicts: FieldConflict[];
}

/**
 * Three-way merge of a question, field by field.
 *
 * @param undecided names of the fields that an earlier merge left undecided
 */
export function mergeQuestion(
  base: QuestionDraft,
  mine: QuestionDraft,
  theirs: QuestionDraft,
  undecided: readonly string[],
): MergedQuestion {
  const unchanged = { question: mine, changedLabels: [], conflicts: [] };
  if (undecided.length === 0 && isSameQuestion(base, theirs)) return unchanged;
  const versions = compareQuestions(base, theirs, mine);
  const isUndecided = (name: string) => {
    if (name === mediaField) return undecided.some(isMediaField);
    if (name === 'options') return undecided.includes(name) || undecided.some(isPositionalField);
    return undecided.includes(name) || (isPositionalField(name) && undecided.includes('options'));
  };

  const taken = versions.filter(
    ({ changedBy, now, proposed }) => changedBy === 'now' && !isSameField(now, proposed),
  );
  const disputed = versions.filter(
    ({ name, changedBy }) => changedBy === 'both' || (changedBy === 'proposed' && isUndecided(name)),
  );
  const fields: Fields = Object.fromEntries(taken.map(({ name, now }) => [name, now]));
  const withMedia = mergeMedia(mine, base, theirs);
  const merged = taken.length === 0 ? withMedia : replaceDataFields(withMedia, fields);
  const question = isSameQuestion(base, mine) ? { ...theirs, key: mine.key } : merged;
  return {
    question,
    changedLabels: [...new Set(taken.map(({ name }) => questionFieldLabel(name)))],
    conflicts: disputed.map(({ name: field }) => ({
      kind: 'field',
      key: mine.key,
      field,
      mine: question,
      theirs,
      choice: undefined,
    })),
  };
}

/**
 * Takes the other author's media unless this author has changed the media. A replaced file keeps the path that the server has
 * now: the server accepts no other path.
 */
function mergeMedia(mine: QuestionDraft, base: QuestionDraft, theirs: QuestionDraft): QuestionDraft {
  const { path, file } = theirs.media;
  if (mediaSource(mine) === mediaSource(base)) return { ...mine, media: { ...mine.media, path, file } };
  return { ...mine, media: { ...mine.media, path: mine.media.path === base.media.path ? path : null } };
}
