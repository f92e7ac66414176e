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
import { dataOf, openQuestion, type MediaDraft, type QuestionDraft } from './activity-draft.ts';

/** Without the position in the draft: questions change places together. */
export const contentOf = (question: QuestionDraft): QuestionContent => ({
  data: dataOf(question) as QuestionContent['data'],
  sortOrder: 0,
  mediaPath: question.media.path,
});

export const mediaField = 'mediaPath';

const textsOfMedia: readonly string[] = ['data.mediaDescription', 'data.mediaCaptions'];

/** Whether a field is the media or a text about them. */
export const isOfMedia = (name: string): boolean => name === mediaField || textsOfMedia.includes(name);

/** A chosen file takes the place of the stored one. */
export const mediaOf = ({ media: { file, path } }: QuestionDraft): File | string | null => file ?? path;

/** Compares three versions of one question field by field. */
export function compareQuestions(
  base: QuestionDraft,
  theirs: QuestionDraft,
  mine: QuestionDraft,
): FieldVersions[] {
  const questions = [base, theirs, mine];
  const fields = questionFields(questions.map(contentOf));
  // A number for each of them: as JSON, all files are the same.
  const media = questions.map(mediaOf);
  const [ofBase = {}, ofTheirs = {}, ofMine = {}] = media.map((one, index): Fields => ({
    ...fields[index],
    [mediaField]: media.indexOf(one),
  }));
  return withMediaTexts(compareFields(ofBase, ofTheirs, ofMine));
}

/** A text describes the media that it was written for: once one side has other media, they are one field. */
function withMediaTexts(versions: readonly FieldVersions[]): FieldVersions[] {
  const media = versions.find(({ name }) => name === mediaField);
  const isMine = media?.changedBy === 'proposed' || media?.changedBy === 'both';
  if (isMine) {
    const isTheirs = versions.some((one) => isOfMedia(one.name) && isTakenOrDisputed(one));
    return versions.flatMap((one): FieldVersions[] => {
      if (one === media) return [{ ...one, changedBy: isTheirs ? 'both' : 'proposed' }];
      return isOfMedia(one.name) ? [] : [one];
    });
  }
  if (!media || !isTakenOrDisputed(media)) return [...versions];
  return versions.map((one) =>
    isOfMedia(one.name) && one.changedBy === 'proposed' ? { ...one, changedBy: 'both' } : one,
  );
}

const isTakenOrDisputed = ({ changedBy, now, proposed }: FieldVersions): boolean =>
  (changedBy === 'now' || changedBy === 'both') && !isSameField(now, proposed);

/** A question with other data, in the same place and with the same media. */
const withData = ({ id, type, key, media }: QuestionDraft, data: object): QuestionDraft =>
  openQuestion({ id, type, data, mediaPath: media.path, file: media.file }, key);

/** A question with new values in some fields of its data. */
export const withDataFields = (question: QuestionDraft, fields: Fields): QuestionDraft =>
  withData(question, applyFields(contentOf(question), fields).data);

/** A question with one field of another version. */
export const withFieldOf = (question: QuestionDraft, name: string, from: QuestionDraft): QuestionDraft =>
  name === mediaField
    ? { ...question, media: from.media }
    : withDataFields(question, { [name]: questionField(contentOf(from), name) });

/** Whether two versions of a question say the same in one field. */
export function isSameIn(name: string, one: QuestionDraft, other: QuestionDraft): boolean {
  if (one === other) return true;
  if (name === mediaField) return mediaOf(one) === mediaOf(other);
  return isSameField(questionField(contentOf(one), name), questionField(contentOf(other), name));
}

/** Whether one option, or which are correct, is meant by its place among the others. */
export const isByPlace = (name: string): boolean => name === 'correct' || name.startsWith('options.');

export const optionCount = (question: QuestionDraft): number | undefined => {
  const { options } = contentOf(question).data;
  return Array.isArray(options) ? options.length : undefined;
};

/** 'Feedback', as the editor of the question calls it. */
export const labelOf = (name: string): string => (name === 'data.prompt' ? 'Prompt' : fieldLabel(name));

/** The value of a field as its author reads it; empty for none. */
export function textOf(question: QuestionDraft, name: string): string {
  if (name === mediaField) {
    return [fileName(question.media), question.media.description].filter(Boolean).join('\n');
  }
  const content = contentOf(question);
  const { options } = content.data;
  const texts: unknown[] = Array.isArray(options) ? options : [];
  const fields: Fields = Object.fromEntries(texts.map((text, index) => [`options.${index}`, text]));
  return fieldText(name, questionField(content, name), fields);
}

/** The name of the chosen or stored file; undefined for none. */
export function fileName({ file, path }: MediaDraft): string | undefined {
  if (file) return file.name;
  return path === null ? undefined : (path.split('/').at(-1) ?? path);
}
