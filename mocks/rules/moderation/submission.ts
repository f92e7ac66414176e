/**
 * What may be submitted for review, as far as the contract's schemas cannot express it. The rules of `updateActivity` for
 * correct options, blanks and files apply here too.
 */
import type { QuestionType } from '../../data/models/curriculum.ts';
import { dataErrors, textErrors } from '../activities/authoring.ts';
import { bracketErrors, emptyBlankErrors } from '../activities/blanks.ts';
import { withoutAnswerKey } from '../activities/withholding.ts';
import { prefixErrors, type FieldErrors } from '../field-errors.ts';
import { isDataUrl, readDataUrl } from '../media/data-url.ts';
import { fileSizeError, fileTypeError, questionMedia } from '../media/media.ts';
import {
  isDataPath,
  parseData,
  parsePatch,
  withKnownPaths,
  withQuestionData,
  type ChangeTexts,
  type QuestionSnapshot,
} from './change-patch.ts';
import { differingCount } from './learner-changes.ts';

type Data = Record<string, unknown>;

/** A change as the client sends it. */
export interface SubmittedChange extends ChangeTexts {
  entityType: 'Activity' | 'Question';
  entityId: string;
}

/** What the rules need to know about the question that is to be changed. */
interface StoredQuestion {
  type: QuestionType;
  /** JSON string. */
  data: string;
  mediaPath: string | null;
}

const keyProperty: Record<QuestionType, 'correctAnswer' | 'correctAnswers'> = {
  truefalse: 'correctAnswer',
  fillInTheBlanks: 'correctAnswers',
  questionSingleAnswer: 'correctAnswer',
  mcqSingleAnswer: 'correctAnswer',
  mcqMultiAnswer: 'correctAnswers',
  textAnswer: 'correctAnswer',
};

/**
 * What is wrong with a change by itself.
 *
 * @param byLearner a Learner's data has no answer key, and needs none (D-137)
 */
export function changeErrors(change: SubmittedChange, byLearner: boolean): FieldErrors {
  const { Id } = JSON.parse(change.snapshotJson) as { Id: string };
  const paths = parsePatch(change.patchJson).map(({ path }) => path.toLowerCase());
  return {
    ...(Id !== change.entityId && { 'snapshotJson.Id': ['This is not the id in entityId.'] }),
    ...Object.fromEntries(
      paths.flatMap((path, index) =>
        paths.indexOf(path) < index ? [[`patchJson.${index}.path`, ['This path is in the list twice.']]] : [],
      ),
    ),
    ...(change.entityType === 'Question' && questionErrors(change, byLearner)),
  };
}

function questionErrors({ snapshotJson, patchJson }: ChangeTexts, byLearner: boolean): FieldErrors {
  const snapshot = JSON.parse(snapshotJson) as QuestionSnapshot;
  const type = snapshot.Type as QuestionType;
  const before = parseData(snapshot.Data);
  const inSnapshot = byLearner ? learnerDataErrors(before) : keyErrors(type, before);
  const ofSnapshot = isTooLong(before)
    ? { 'snapshotJson.Data': [dataTooLong] }
    : prefixErrors('snapshotJson.Data', inSnapshot);
  const inPatch = parsePatch(patchJson).map(({ path, value }, index): FieldErrors => {
    const at = `patchJson.${index}.value`;
    if (typeof value === 'string' && isDataUrl(value)) return fileErrors(at, value);
    if (!isDataPath(path)) return {};
    const data = parseData(value);
    if (!isOfType(type, data)) return { [at]: [`This is not the data of a question of type ${type}.`] };
    if (isTooLong(data)) return { [at]: [dataTooLong] };
    return prefixErrors(
      at,
      byLearner
        ? { ...learnerDataErrors(data), ...textErrors(data) }
        : { ...dataErrors(type, data), ...keyErrors(type, data) },
    );
  });
  return Object.assign(ofSnapshot, mediaErrors(snapshot), ...inPatch) as FieldErrors;
}

/** A moderator is shown the media of the snapshot, too. */
function mediaErrors({ MediaPath }: QuestionSnapshot): FieldErrors {
  return MediaPath !== null && isDataUrl(MediaPath) ? fileErrors('snapshotJson.MediaPath', MediaPath) : {};
}

/**
 * What conflicts with the stored question: its type, its media, and for a Learner the number of its blanks or options.
 */
export function questionMismatchErrors(
  { snapshotJson, patchJson }: ChangeTexts,
  stored: StoredQuestion,
  byLearner: boolean,
): FieldErrors {
  const { Type } = JSON.parse(snapshotJson) as QuestionSnapshot;
  if (Type !== stored.type) return { 'snapshotJson.Type': ['This is not the type of the question.'] };
  const inPatch = parsePatch(patchJson).map(({ path, value }, index): FieldErrors => {
    const at = `patchJson.${index}.value`;
    return isDataPath(path) && byLearner ? countErrors(at, stored, parseData(value)) : {};
  });
  return Object.assign(pathErrors(patchJson, [stored.mediaPath]), ...inPatch) as FieldErrors;
}

/** What a resolution may not name: any media but those of the question, now or in the snapshot. */
export function resolutionMediaErrors(
  { snapshotJson, patchJson }: ChangeTexts,
  { mediaPath }: Pick<StoredQuestion, 'mediaPath'>,
): FieldErrors {
  const { MediaPath } = JSON.parse(snapshotJson) as QuestionSnapshot;
  return pathErrors(patchJson, [mediaPath, MediaPath]);
}

/** Paths of stored files in a patch that are not allowed. */
function pathErrors(patchJson: string, allowed: readonly (string | null)[]): FieldErrors {
  const notAllowed = ['This is not the media that the question has.'];
  return Object.fromEntries(
    parsePatch(patchJson).flatMap(({ path, value }, index) => {
      const isPath = typeof value === 'string' && !isDataPath(path) && !isDataUrl(value);
      return isPath && !allowed.includes(value) ? [[`patchJson.${index}.value`, notAllowed]] : [];
    }),
  );
}

/**
 * The numbers are all that is compared: whether a paragraph is too long with the stored words is found when it is approved,
 * because here the Learner could try out how long the words are.
 */
function countErrors(at: string, { type, data }: StoredQuestion, submitted: Data): FieldErrors {
  const differing = differingCount(type, submitted, parseData(data));
  if (differing === undefined) return {};
  const property = differing === 'blanks' ? 'paragraph' : 'options';
  return { [`${at}.${property}`]: [`The number of ${differing} must stay as it is.`] };
}

/** A Learner's blanks are empty. With an answer key they may have words, because both are dropped (D-137). */
function learnerDataErrors(data: Data): FieldErrors {
  const { paragraph } = data;
  if (typeof paragraph !== 'string') return {};
  return 'correctAnswers' in data ? bracketErrors(paragraph) : emptyBlankErrors(paragraph);
}

/** The longest JSON string with the data of a question, in characters. In a change, data may also be an object. */
const longestData = 200_000;

const dataTooLong = `At most ${longestData} characters are allowed, as JSON.`;

const isTooLong = (data: Data): boolean => [...JSON.stringify(data)].length > longestData;

/** The type follows from the properties; without their answer key the two kinds of choice look the same. */
function isOfType(type: QuestionType, data: Data): boolean {
  switch (type) {
    case 'truefalse':
      return 'question' in data;
    case 'fillInTheBlanks':
      return 'paragraph' in data;
    case 'questionSingleAnswer':
    case 'mcqSingleAnswer':
      return 'options' in data && !('correctAnswers' in data);
    case 'mcqMultiAnswer':
      return 'options' in data && !('correctAnswer' in data);
    case 'textAnswer':
      return 'prompt' in data && !('options' in data);
  }
}

const keyErrors = (type: QuestionType, data: Data): FieldErrors =>
  keyProperty[type] in data ? {} : { [keyProperty[type]]: ['This property is required.'] };

function fileErrors(at: string, url: string): FieldErrors {
  const file = readDataUrl(url);
  const error = file
    ? (fileSizeError({ size: file.bytes.length }) ??
      fileTypeError({ ...file, size: file.bytes.length }, questionMedia))
    : 'This is not a file in base64.';
  return error === undefined ? {} : { [at]: [error] };
}

/**
 * The texts as they are stored: paths spelt as in the contract (D-141), question data as a string, and without the answer key
 * if a Learner sent one (D-137).
 */
export function textsToStore(change: SubmittedChange, byLearner: boolean): ChangeTexts {
  const { entityType, snapshotJson } = change;
  const texts = { snapshotJson, patchJson: withKnownPaths(change.patchJson) };
  if (entityType === 'Activity') return texts;
  return withQuestionData(texts, (data) => (byLearner ? withoutAnswerKey(data) : data));
}
