import { isSameField, type Fields } from '#openapi/rules/content-fields.ts';
import { isSameQuestion, type FieldConflict, type QuestionDraft } from './activity-draft.ts';
import {
  compareQuestions,
  isByPlace,
  isOfMedia,
  labelOf,
  mediaField,
  mediaOf,
  withDataFields,
} from './question-fields.ts';

interface MergedQuestion {
  question: QuestionDraft;
  /** The labels of the fields that only the other author has changed, and that are taken. */
  changed: string[];
  conflicts: FieldConflict[];
}

/**
 * What two authors have made of one question, field by field.
 *
 * @param undecided the fields of an earlier merge that are undecided
 */
export function mergeQuestion(
  base: QuestionDraft,
  mine: QuestionDraft,
  theirs: QuestionDraft,
  undecided: readonly string[],
): MergedQuestion {
  const same = { question: mine, changed: [], conflicts: [] };
  if (undecided.length === 0 && isSameQuestion(base, theirs)) return same;
  const versions = compareQuestions(base, theirs, mine);
  const isOpen = (name: string) => {
    if (name === mediaField) return undecided.some(isOfMedia);
    if (name === 'options') return undecided.includes(name) || undecided.some(isByPlace);
    return undecided.includes(name) || (isByPlace(name) && undecided.includes('options'));
  };

  const taken = versions.filter(
    ({ changedBy, now, proposed }) => changedBy === 'now' && !isSameField(now, proposed),
  );
  const disputed = versions.filter(
    ({ name, changedBy }) => changedBy === 'both' || (changedBy === 'proposed' && isOpen(name)),
  );
  const fields: Fields = Object.fromEntries(taken.map(({ name, now }) => [name, now]));
  const own = withMediaOf(mine, base, theirs);
  const merged = taken.length === 0 ? own : withDataFields(own, fields);
  const question = isSameQuestion(base, mine) ? { ...theirs, key: mine.key } : merged;
  return {
    question,
    changed: [...new Set(taken.map(({ name }) => labelOf(name)))],
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
 * Media that I have left alone are theirs. Those that I have replaced stand where theirs stand by now: the server takes no
 * other path.
 */
function withMediaOf(mine: QuestionDraft, base: QuestionDraft, theirs: QuestionDraft): QuestionDraft {
  const { path, file } = theirs.media;
  if (mediaOf(mine) === mediaOf(base)) return { ...mine, media: { ...mine.media, path, file } };
  return { ...mine, media: { ...mine.media, path: mine.media.path === base.media.path ? path : null } };
}
