import { memo, useState } from 'react';
import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { mediaUrl } from '#lib/url/media-url.ts';
import { QuestionCard } from '#questions/card/question-card.tsx';
import type { Question } from '#questions/question.ts';
import { parseQuestion } from '#questions/registry.ts';
import { Button } from '#ui/Button.tsx';
import { Stack } from '#ui/layout.tsx';
import { toQuestionData, questionName, type QuestionDraft } from '../draft/activity-draft.ts';
import { useObjectUrl } from '../media/use-object-url.ts';
import styles from '../activity-form.module.css';

interface PreviewQuestionProps {
  question: QuestionDraft;
  index: number;
  isInteractive: boolean;
  showsAnswer: boolean;
}

/** Placeholder paths for chosen files: the question card derives the kind of media from the extension. */
const placeholderPaths: Readonly<Record<MediaKind, string>> = {
  image: 'chosen.png',
  audio: 'chosen.mp3',
  video: 'chosen.mp4',
  download: 'chosen',
};

/** A question of the draft as the learner will see it. Memoized: typing renders only the edited question. */
export const PreviewQuestion = memo(function PreviewQuestion(props: PreviewQuestionProps) {
  const { question, index, isInteractive, showsAnswer } = props;
  const { key, type, media } = question;
  const fileUrl = useObjectUrl(media.file);
  const placeholderPath =
    media.file && fileUrl ? placeholderPaths[mediaKind(media.file.name, media.file.type)] : null;
  const cardProps = {
    question: {
      id: key,
      type,
      data: toQuestionData(question),
      sortOrder: index,
      mediaPath: media.file ? placeholderPath : media.path,
    },
    mediaUrl: (path: string) => (fileUrl && path === placeholderPath ? fileUrl : mediaUrl(path)),
    showsAnswer,
  };
  return isInteractive ? (
    <InteractiveQuestion draft={question} cardProps={cardProps} />
  ) : (
    <QuestionCard isReadOnly {...cardProps} />
  );
});

interface InteractiveQuestionProps {
  draft: QuestionDraft;
  cardProps: { question: Question; mediaUrl: (path: string) => string; showsAnswer: boolean };
}

/** The author answers and marks the question locally. Editing the question resets the attempt. */
function InteractiveQuestion({ draft, cardProps }: InteractiveQuestionProps) {
  const [attempt, setAttempt] = useState<{
    answeredDraft: QuestionDraft;
    data: unknown;
    isChecked: boolean;
  }>();
  const { question } = cardProps;
  const currentAttempt = attempt?.answeredDraft === draft ? attempt : undefined;
  const data = currentAttempt ? currentAttempt.data : (parseQuestion(question)?.cleared() ?? question.data);
  const answer = parseQuestion({ type: question.type, data });
  if (!answer) return <QuestionCard isReadOnly {...cardProps} />;

  const isChecked = currentAttempt?.isChecked === true;
  const isStarted = answer.isAnswered || answer.progress !== undefined;
  // The server does not mark questions without a right answer either.
  const mark = () => (answer.rightAnswer() === null ? data : answer.marked());
  const name = questionName(question.sortOrder);
  return (
    <Stack gap={2} className={styles.interactive}>
      <QuestionCard
        {...cardProps}
        mode={isChecked ? 'review' : 'answering'}
        question={{ ...question, data }}
        onChange={(next) => setAttempt({ answeredDraft: draft, data: next, isChecked: false })}
      />
      <Button
        size="small"
        className={styles.checkButton}
        aria-label={isChecked ? `Try ${name} again` : `Check ${name}`}
        isDisabled={!isStarted}
        onPress={() =>
          setAttempt(isChecked ? undefined : { answeredDraft: draft, data: mark(), isChecked: true })
        }
      >
        {isChecked ? 'Try again' : 'Check'}
      </Button>
      <p role="status" className="visually-hidden">
        {isChecked ? answer.verdict().outcome : ''}
      </p>
    </Stack>
  );
}
