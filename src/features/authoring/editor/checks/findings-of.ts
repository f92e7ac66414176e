import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { isBlank } from '#openapi/rules/text.ts';
import { getQuestionEditing } from '#questions/editing-registry.ts';
import type { Finding } from '#questions/editing.ts';
import { mediaDescriptionLabel } from '#questions/question.ts';
import { readabilityFindings } from '#questions/readability.ts';
import { dataOf, type MediaDraft, type QuestionDraft } from '../draft/activity-draft.ts';
import { captionsFindings } from '../media/captions.ts';

/** Questions are immutable: what was found is cached by the object. */
const found = new Map<number | undefined, WeakMap<QuestionDraft, readonly Finding[]>>();

/**
 * What is wrong with a question, or may puzzle a learner.
 *
 * @param grade 1 to 8; undefined when it is not known how hard a text may be
 */
export function findingsOf(question: QuestionDraft, grade: number | undefined): readonly Finding[] {
  const known = found.get(grade) ?? new WeakMap<QuestionDraft, readonly Finding[]>();
  found.set(grade, known);
  const findings = known.get(question) ?? find(question, grade);
  known.set(question, findings);
  return findings;
}

function find(question: QuestionDraft, grade: number | undefined): readonly Finding[] {
  const { type, draft, media } = question;
  return [
    ...(draft === undefined ? [] : (getQuestionEditing(type)?.check(draft) ?? [])),
    ...mediaFindings(media),
    ...captionsFindings(media.captions),
    ...(grade === undefined ? [] : readabilityFindings(dataOf(question), grade)),
  ];
}

const missingWords: Readonly<Record<MediaKind, string>> = {
  image: 'Say what the picture shows, for learners who cannot see it.',
  audio: 'Say what is heard, for learners who cannot hear it.',
  video: 'Say what the video shows, for learners who cannot see or hear it.',
  download: 'Say what is in the file, for learners who cannot open it.',
};

function mediaFindings({ path, file, description }: MediaDraft): Finding[] {
  if ((!file && path === null) || !isBlank(description)) return [];
  const kind = file ? mediaKind(file.name, file.type) : mediaKind(path ?? '');
  return [{ level: 'warning', field: mediaDescriptionLabel, message: missingWords[kind] }];
}
