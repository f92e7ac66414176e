/**
 * The rules for a submitted change, beyond the contract's schemas. The rules of `updateActivity` for files also apply
 * and, unless a Learner submits the change, those for correct options and blanks.
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
  type ChangeJson,
  type QuestionSnapshot,
} from './change-patch.ts';
import { differingCount } from './learner-changes.ts';

type Data = Record<string, unknown>;

export interface SubmittedChange extends ChangeJson {
  entityType: 'Activity' | 'Question';
  entityId: string;
}

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
 * Errors of a change that do not depend on the stored record.
 *
 * @param isByLearner whether a Learner, who receives no answer key, submits the change
 */
export function changeErrors(change: SubmittedChange, isByLearner: boolean): FieldErrors {
  const { Id } = JSON.parse(change.snapshotJson) as { Id: string };
  const paths = parsePatch(change.patchJson).map(({ path }) => path.toLowerCase());
  return {
    ...(Id !== change.entityId && { 'snapshotJson.Id': ['This is not the id in entityId.'] }),
    ...Object.fromEntries(
      paths.flatMap((path, index) =>
        paths.indexOf(path) < index ? [[`patchJson.${index}.path`, ['This path is in the list twice.']]] : [],
      ),
    ),
    ...(change.entityType === 'Question' && questionErrors(change, isByLearner)),
  };
}

function questionErrors({ snapshotJson, patchJson }: ChangeJson, isByLearner: boolean): FieldErrors {
  const snapshot = JSON.parse(snapshotJson) as QuestionSnapshot;
  const type = snapshot.Type as QuestionType;
  const before = parseData(snapshot.Data);
  const snapshotDataErrors = isByLearner ? learnerDataErrors(before) : keyErrors(type, before);
  const snapshotErrors = isTooLong(before)
    ? { 'snapshotJson.Data': [dataTooLong] }
    : prefixErrors('snapshotJson.Data', snapshotDataErrors);
  const patchErrors = parsePatch(patchJson).map(({ path, value }, index): FieldErrors => {
    const at = `patchJson.${index}.value`;
    if (typeof value === 'string' && isDataUrl(value)) return fileErrors(at, value);
    if (!isDataPath(path)) return {};
    const data = parseData(value);
    if (!isOfType(type, data)) return { [at]: [`This is not the data of a question of type ${type}.`] };
    if (isTooLong(data)) return { [at]: [dataTooLong] };
    return prefixErrors(
      at,
      isByLearner
        ? { ...learnerDataErrors(data), ...textErrors(data) }
        : { ...dataErrors(type, data), ...keyErrors(type, data) },
    );
  });
  return Object.assign(snapshotErrors, mediaErrors(snapshot), ...patchErrors) as FieldErrors;
}

function mediaErrors({ MediaPath }: QuestionSnapshot): FieldErrors {
  return MediaPath !== null && isDataUrl(MediaPath) ? fileErrors('snapshotJson.MediaPath', MediaPath) : {};
}

/** Errors of a change whose type, media, or (for a Learner) number of blanks or options conflicts with the question. */
export function questionMismatchErrors(
  { snapshotJson, patchJson }: ChangeJson,
  stored: StoredQuestion,
  isByLearner: boolean,
): FieldErrors {
  const { Type } = JSON.parse(snapshotJson) as QuestionSnapshot;
  if (Type !== stored.type) return { 'snapshotJson.Type': ['This is not the type of the question.'] };
  const patchErrors = parsePatch(patchJson).map(({ path, value }, index): FieldErrors => {
    const at = `patchJson.${index}.value`;
    return isDataPath(path) && isByLearner ? countErrors(at, stored, parseData(value)) : {};
  });
  return Object.assign(pathErrors(patchJson, [stored.mediaPath]), ...patchErrors) as FieldErrors;
}

/** Errors of media paths that belong neither to the stored question nor to the snapshot. */
export function resolutionMediaErrors(
  { snapshotJson, patchJson }: ChangeJson,
  { mediaPath }: Pick<StoredQuestion, 'mediaPath'>,
): FieldErrors {
  const { MediaPath } = JSON.parse(snapshotJson) as QuestionSnapshot;
  return pathErrors(patchJson, [mediaPath, MediaPath]);
}

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
 * Compares only the numbers of blanks or options. The length of a paragraph with the stored words is checked at approval,
 * because here the error would reveal the length of the words.
 */
function countErrors(at: string, { type, data }: StoredQuestion, submitted: Data): FieldErrors {
  const differing = differingCount(type, submitted, parseData(data));
  if (differing === undefined) return {};
  const property = differing === 'blanks' ? 'paragraph' : 'options';
  return { [`${at}.${property}`]: [`The number of ${differing} must stay as it is.`] };
}

/** A Learner's blanks must be empty unless `correctAnswers` is sent; `jsonToStore` then removes it and the words. */
function learnerDataErrors(data: Data): FieldErrors {
  const { paragraph } = data;
  if (typeof paragraph !== 'string') return {};
  return 'correctAnswers' in data ? bracketErrors(paragraph) : emptyBlankErrors(paragraph);
}

const maxDataLength = 200_000;

const dataTooLong = `At most ${maxDataLength} characters are allowed, as JSON.`;

const isTooLong = (data: Data): boolean => [...JSON.stringify(data)].length > maxDataLength;

/** Whether data has the properties of a type. Without the answer key, single and multiple choice do not differ. */
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

/** Normalizes paths and question data, and removes the answer key from a Learner's change. */
export function jsonToStore(change: SubmittedChange, isByLearner: boolean): ChangeJson {
  const { entityType, snapshotJson } = change;
  const texts = { snapshotJson, patchJson: withKnownPaths(change.patchJson) };
  if (entityType === 'Activity') return texts;
  return withQuestionData(texts, (data) => (isByLearner ? withoutAnswerKey(data) : data));
}
