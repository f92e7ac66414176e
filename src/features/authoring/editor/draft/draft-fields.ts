import {
  compareFields,
  isSameField,
  questionField,
  questionFields,
  applyFields,
  type Fields,
  type FieldVersions,
  type QuestionContent,
} from '#openapi/rules/content-fields.ts';
import { fieldLabel, fieldText } from '#questions/field-text.ts';
import { toQuestionData, toQuestionDraft, type MediaDraft, type QuestionDraft } from './activity-draft.ts';

/** Sets every position to 0: moves are merged for all questions together. */
export const toQuestionContent = (question: QuestionDraft): QuestionContent => ({
  data: toQuestionData(question) as QuestionContent['data'],
  sortOrder: 0,
  mediaPath: question.media.path,
});

export const mediaField = 'mediaPath';

const mediaTextFields: readonly string[] = ['data.mediaDescription', 'data.mediaCaptions'];

export const isMediaField = (name: string): boolean => name === mediaField || mediaTextFields.includes(name);

/** Returns the chosen file, or else the path of the stored one. */
export const mediaSource = ({ media: { file, path } }: QuestionDraft): File | string | null => file ?? path;

/** In the result, `now` is the other author's version and `proposed` is this author's. */
export function compareQuestions(
  base: QuestionDraft,
  theirs: QuestionDraft,
  mine: QuestionDraft,
): FieldVersions[] {
  const questions = [base, theirs, mine];
  const fields = questionFields(questions.map(toQuestionContent));
  // Numbers instead of files, because fields are compared as JSON.
  const media = questions.map(mediaSource);
  const [baseFields = {}, theirFields = {}, myFields = {}] = media.map((one, index): Fields => ({
    ...fields[index],
    [mediaField]: media.indexOf(one),
  }));
  return combineMediaFields(compareFields(baseFields, theirFields, myFields));
}

/** Once either author has changed the media, media and their texts count as one field: a text describes specific media. */
function combineMediaFields(versions: readonly FieldVersions[]): FieldVersions[] {
  const media = versions.find(({ name }) => name === mediaField);
  const hasMyMedia = media?.changedBy === 'proposed' || media?.changedBy === 'both';
  if (hasMyMedia) {
    const hasTheirChange = versions.some((one) => isMediaField(one.name) && isTakenOrDisputed(one));
    return versions.flatMap((one): FieldVersions[] => {
      if (one === media) return [{ ...one, changedBy: hasTheirChange ? 'both' : 'proposed' }];
      return isMediaField(one.name) ? [] : [one];
    });
  }
  if (!media || !isTakenOrDisputed(media)) return [...versions];
  return versions.map((one) =>
    isMediaField(one.name) && one.changedBy === 'proposed' ? { ...one, changedBy: 'both' } : one,
  );
}

const isTakenOrDisputed = ({ changedBy, now, proposed }: FieldVersions): boolean =>
  (changedBy === 'now' || changedBy === 'both') && !isSameField(now, proposed);

const replaceData = ({ id, type, key, media }: QuestionDraft, data: object): QuestionDraft =>
  toQuestionDraft({ id, type, data, mediaPath: media.path, file: media.file }, key);

export const replaceDataFields = (question: QuestionDraft, fields: Fields): QuestionDraft =>
  replaceData(question, applyFields(toQuestionContent(question), fields).data);

export const copyField = (question: QuestionDraft, name: string, from: QuestionDraft): QuestionDraft =>
  name === mediaField
    ? { ...question, media: from.media }
    : replaceDataFields(question, { [name]: questionField(toQuestionContent(from), name) });

export function isFieldEqual(name: string, one: QuestionDraft, other: QuestionDraft): boolean {
  if (one === other) return true;
  if (name === mediaField) return mediaSource(one) === mediaSource(other);
  return isSameField(
    questionField(toQuestionContent(one), name),
    questionField(toQuestionContent(other), name),
  );
}

/** Whether the field refers to options by their index. */
export const isPositionalField = (name: string): boolean => name === 'correct' || name.startsWith('options.');

export const optionCount = (question: QuestionDraft): number | undefined => {
  const { options } = toQuestionContent(question).data;
  return Array.isArray(options) ? options.length : undefined;
};

export const questionFieldLabel = (name: string): string =>
  name === 'data.prompt' ? 'Prompt' : fieldLabel(name);

/** Returns the value of a field as readable text; empty for no value. */
export function questionFieldText(question: QuestionDraft, name: string): string {
  if (name === mediaField) {
    return [fileName(question.media), question.media.description].filter(Boolean).join('\n');
  }
  const content = toQuestionContent(question);
  const { options } = content.data;
  const texts: unknown[] = Array.isArray(options) ? options : [];
  const fields: Fields = Object.fromEntries(texts.map((text, index) => [`options.${index}`, text]));
  return fieldText(name, questionField(content, name), fields);
}

export function fileName({ file, path }: MediaDraft): string | undefined {
  if (file) return file.name;
  return path === null ? undefined : (path.split('/').at(-1) ?? path);
}
