import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { getQuestionEditing } from '#questions/editing-registry.ts';
import type { Finding } from '#questions/editing.ts';
import { mediaDescriptionLabel } from '#questions/question.ts';
import { readabilityFindings } from '#questions/readability.ts';
import { toQuestionData, type MediaDraft, type QuestionDraft } from '../draft/activity-draft.ts';
import { captionsFindings } from '../media/captions.ts';

const cache = new Map<number | undefined, WeakMap<QuestionDraft, readonly Finding[]>>();

/**
 * Finds errors and warnings in a question. Cached by the question object.
 *
 * @param grade 1 to 8; without a grade, readability is not checked
 */
export function questionFindings(question: QuestionDraft, grade: number | undefined): readonly Finding[] {
  const gradeCache = cache.get(grade) ?? new WeakMap<QuestionDraft, readonly Finding[]>();
  cache.set(grade, gradeCache);
  const findings = gradeCache.get(question) ?? checkQuestion(question, grade);
  gradeCache.set(question, findings);
  return findings;
}

function checkQuestion(question: QuestionDraft, grade: number | undefined): readonly Finding[] {
  const { type, draft, media } = question;
  return [
    ...(draft === undefined ? [] : (getQuestionEditing(type)?.check(draft) ?? [])),
    ...mediaFindings(media),
    ...captionsFindings(media.captions),
    ...(grade === undefined ? [] : readabilityFindings(toQuestionData(question), grade)),
  ];
}

const missingDescriptionMessages: Readonly<Record<MediaKind, string>> = {
  image: 'Say what the picture shows, for learners who cannot see it.',
  audio: 'Say what is heard, for learners who cannot hear it.',
  video: 'Say what the video shows, for learners who cannot see or hear it.',
  download: 'Say what is in the file, for learners who cannot open it.',
};

function mediaFindings({ path, file, description }: MediaDraft): Finding[] {
  if ((!file && path === null) || !isBlank(description)) return [];
  const kind = file ? mediaKind(file.name, file.type) : mediaKind(path ?? '');
  return [{ level: 'warning', field: mediaDescriptionLabel, message: missingDescriptionMessages[kind] }];
}
