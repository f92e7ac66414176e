import { FileQuestion } from 'lucide-react';
import { useId, type Ref } from 'react';
import { LazyReadAloud } from '#components/reading/lazy-read-aloud.tsx';
import { mediaKind, type MediaKind } from '#lib/media-kind.ts';
import { Card } from '#ui/Card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Row, Stack } from '#ui/layout.tsx';
import { Media } from '#ui/picture/Media.tsx';
import { LazyProgram } from '../program/lazy-program.tsx';
import { questionName, type Question, mediaCaptions, mediaDescription } from '../question.ts';
import { parseQuestion } from '../registry.ts';
import { FormattedText } from '../text/formatted-text.tsx';
import { Feedback, Note } from './note.tsx';
import type { ParsedQuestion } from './parse-question.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionSelector, type QuestionSelection } from './question-selector.tsx';
import styles from './question-card.module.css';

const nouns: Record<MediaKind, string> = {
  image: 'Picture',
  audio: 'Recording',
  video: 'Video',
  download: 'File',
};

/** A picture has its description as alternative text; other media show it (WCAG 1.2.1). */
const descriptionLabels: Record<Exclude<MediaKind, 'image'>, string> = {
  audio: 'What you hear, in words',
  video: 'What you see, in words',
  download: 'What is in it, in words',
};

interface QuestionMediaProps {
  question: Question;
  mediaUrl: (path: string) => string;
}

/** The extension in the media path determines the kind of media. */
function QuestionMedia({ question, mediaUrl }: QuestionMediaProps) {
  const { mediaPath, data } = question;
  if (!mediaPath) return null;
  const kind = mediaKind(mediaPath);
  const name = `${nouns[kind]} for ${questionName(question)}`;
  const description = mediaDescription(data);
  const src = mediaUrl(mediaPath);
  if (kind === 'image') return <Media src={src} kind={kind} alt={description ?? name} />;
  return (
    <>
      <Media src={src} kind={kind} alt={name} captions={mediaCaptions(data)} />
      {description ? (
        <details className={styles.description}>
          <summary>{descriptionLabels[kind]}</summary>
          <p>{description}</p>
        </details>
      ) : null}
    </>
  );
}

export interface QuestionCardProps {
  question: Question;
  mode?: 'answering' | 'review';
  /** Returns the URL of a media path (D-146). */
  mediaUrl: (path: string) => string;
  /** Receives the question's data with the new answer. Without it the card is read-only. */
  onChange?: ((data: unknown) => void) | undefined;
  /** Always shows the feedback (QST-025) and a model answer. */
  isAdmin?: boolean;
  /** Shows the correct answer, the model answer and the feedback before marking: for the author. */
  showsAnswer?: boolean;
  /** The card is selectable, its answers are read-only (QST-026, QST-027). */
  isModeration?: boolean;
  /** A preview: neither editable nor marked (D-076). */
  isReadOnly?: boolean;
  /** Has the effect of `mode="review"` (D-076). */
  isDisable?: boolean;
  isSelected?: boolean;
  onSelect?: ((selection: QuestionSelection) => void) | undefined;
  anchorId?: string;
  /** 'Question 1 of 3' replaces the number when questions are shown one at a time; the verdict then omits points. */
  stepName?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Shows read-aloud buttons if the browser has a voice. */
  readsAloud?: boolean;
}

export function QuestionCard(props: QuestionCardProps) {
  const { question, isModeration = false, isSelected = false, anchorId, stepName } = props;
  const id = useId();
  const nameId = `${id}name`;
  const promptId = `${id}prompt`;
  const parsed = parseQuestion(question);
  const isReview = props.mode === 'review' || Boolean(props.isDisable);

  return (
    <Card className={styles.card} data-moderation={isModeration} data-selected={isModeration && isSelected}>
      {isModeration ? (
        <QuestionSelector
          questionId={question.id}
          labelledBy={parsed ? `${nameId} ${promptId}` : nameId}
          isSelected={isSelected}
          onSelect={props.onSelect}
        />
      ) : null}
      <fieldset
        data-readable
        className={styles.question}
        id={anchorId}
        tabIndex={anchorId ? -1 : undefined}
        // The prompt names the controls. A result has none: a link to its question reads the whole legend.
        aria-labelledby={isReview && stepName === undefined ? undefined : nameId}
      >
        <legend className={styles.legend}>
          <QuestionHead
            nameId={nameId}
            promptId={promptId}
            name={stepName ?? questionName(question)}
            verdict={isReview ? parsed?.verdict() : undefined}
            isStep={stepName !== undefined}
            headingRef={props.headingRef}
          />
          {parsed ? (
            // A preview without a prompt needs a name for its controls.
            <span className={styles.prompt} id={promptId}>
              <FormattedText
                part="prompt"
                text={parsed.prompt.trim() === '' ? 'No question yet' : parsed.prompt}
              />
            </span>
          ) : null}
        </legend>
        {parsed && props.readsAloud ? (
          <LazyReadAloud
            isWhole
            className={styles.readAloud}
            name={stepName ?? questionName(question)}
            lines={linesOf(parsed, isReview, stepName !== undefined)}
          />
        ) : null}
        <Stack gap={3} className={styles.body}>
          <QuestionMedia question={question} mediaUrl={props.mediaUrl} />
          {parsed?.programs.map((program, index) => {
            const key = `${index} ${program.code}`;
            return <LazyProgram key={key} program={program} storageKey={`${question.id} ${index}`} />;
          })}
          {parsed ? (
            <QuestionView {...props} parsed={parsed} promptId={promptId} isReview={isReview} />
          ) : (
            <UnknownQuestion />
          )}
        </Stack>
      </fieldset>
    </Card>
  );
}

/** When practising, the learner has just read the question, so only the marking is read aloud. A result also reads the question. */
function linesOf(parsed: ParsedQuestion, isReview: boolean, isPractice: boolean) {
  if (!isReview) return parsed.spoken();
  return isPractice ? parsed.spokenReview() : parsed.spokenResult();
}

type QuestionViewProps = QuestionCardProps & { parsed: ParsedQuestion; promptId: string; isReview: boolean };

function QuestionView({ parsed, promptId, isReview, ...card }: QuestionViewProps) {
  const { onChange } = card;
  const view = { labelledBy: promptId, hasMedia: Boolean(card.question.mediaPath) };
  const isReadOnly = card.isReadOnly === true || card.isModeration === true || !onChange;
  const showsAnswer = card.showsAnswer === true && !isReview;
  const rightAnswer = showsAnswer ? parsed.rightAnswer() : null;
  return (
    <>
      {isReview
        ? parsed.review(view)
        : parsed.answering({
            ...view,
            isReadOnly,
            readsAloud: card.readsAloud === true,
            onChange: (data) => onChange?.(data),
          })}
      {rightAnswer === null ? null : <Note kind="hint">{rightAnswer}</Note>}
      {parsed.comparison && (showsAnswer || (card.isAdmin && !isReview)) ? (
        <Note kind="hint" lead="One good answer:">
          {parsed.comparison}
        </Note>
      ) : null}
      {parsed.feedBack && (isReview || showsAnswer || card.isAdmin) ? (
        <Feedback>{parsed.feedBack}</Feedback>
      ) : null}
    </>
  );
}

function UnknownQuestion() {
  return (
    <Row as="p" nowrap gap={2} className={classNames('muted', styles.noTemplate)}>
      <FileQuestion aria-hidden="true" />
      No template available for this question type
    </Row>
  );
}
