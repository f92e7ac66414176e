import { FileQuestion } from 'lucide-react';
import { useId, type Ref } from 'react';
import { Card } from '#ui/Card.tsx';
import { questionName, type Question } from '../question.ts';
import { readQuestion } from '../registry.ts';
import { Feedback } from './note.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionMedia } from './question-media.tsx';
import { QuestionSelector, type QuestionSelection } from './question-selector.tsx';
import { ReadAloud } from './read-aloud.tsx';
import type { ReadQuestion } from './read-question.tsx';
import styles from './question-card.module.css';

export interface QuestionCardProps {
  question: Question;
  /** answering: nothing is marked. review: the marked answer (default answering). */
  mode?: 'answering' | 'review';
  /** The address of a media path (D-146). */
  mediaUrl: (path: string) => string;
  /** Receives the question's whole data with the new answer. Without it the card is read-only. */
  onChange?: ((data: unknown) => void) | undefined;
  /** The feedback is always visible (QST-025). */
  isAdmin?: boolean;
  /** The card can be selected by click, Space and Enter; its answers cannot be changed (QST-026, QST-027). */
  isModeration?: boolean;
  /** A preview: not editable, no marks (D-076). */
  isReadOnly?: boolean;
  /** A submitted answer with marks and feedback, as `mode="review"` (D-076). */
  isDisable?: boolean;
  isSelected?: boolean;
  onSelect?: ((selection: QuestionSelection) => void) | undefined;
  /** The id of the fieldset, which then can take the focus from a link to this question. */
  anchorId?: string;
  /** A try that counts for nothing and shows no points: this name, 'Question 1 of 3', in place of the number. */
  practiceName?: string;
  /** Of the name in practice, which is a heading and can take the focus. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** A button reads the question aloud, where the browser has a voice for it. */
  readsAloud?: boolean;
}

/** One question in its card: number, verdict, prompt, media, the view of its type, and the feedback. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, isModeration = false, isSelected = false, anchorId, practiceName } = props;
  const id = useId();
  const nameId = `${id}name`;
  const promptId = `${id}prompt`;
  const read = readQuestion(question);
  const isReview = props.mode === 'review' || Boolean(props.isDisable);

  return (
    <Card className={styles.card} data-moderation={isModeration} data-selected={isModeration && isSelected}>
      {isModeration ? (
        <QuestionSelector
          questionId={question.id}
          labelledBy={read ? `${nameId} ${promptId}` : nameId}
          isSelected={isSelected}
          onSelect={props.onSelect}
        />
      ) : null}
      <fieldset className={styles.question} id={anchorId} tabIndex={anchorId ? -1 : undefined}>
        <legend className={styles.legend}>
          <QuestionHead
            nameId={nameId}
            promptId={promptId}
            name={practiceName ?? questionName(question)}
            verdict={isReview ? read?.verdict() : undefined}
            isPractice={practiceName !== undefined}
            headingRef={props.headingRef}
          />
          {read ? (
            <span className={styles.prompt} id={promptId}>
              {read.prompt}
            </span>
          ) : null}
        </legend>
        {read && props.readsAloud ? (
          <ReadAloud
            name={practiceName ?? questionName(question)}
            texts={isReview ? read.spokenReview() : read.spoken()}
          />
        ) : null}
        <div className={styles.body}>
          <QuestionMedia question={question} mediaUrl={props.mediaUrl} />
          {read ? (
            <QuestionView {...props} read={read} promptId={promptId} isReview={isReview} />
          ) : (
            <NoTemplate />
          )}
        </div>
      </fieldset>
    </Card>
  );
}

type QuestionViewProps = QuestionCardProps & { read: ReadQuestion; promptId: string; isReview: boolean };

function QuestionView({ read, promptId, isReview, ...card }: QuestionViewProps) {
  const { onChange } = card;
  const view = { labelledBy: promptId, hasMedia: Boolean(card.question.mediaPath) };
  const isReadOnly = card.isReadOnly === true || card.isModeration === true || !onChange;
  return (
    <>
      {isReview
        ? read.review(view)
        : read.answering({ ...view, isReadOnly, onChange: (data) => onChange?.(data) })}
      {read.feedBack && (isReview || card.isAdmin) ? <Feedback>{read.feedBack}</Feedback> : null}
    </>
  );
}

function NoTemplate() {
  return (
    <p className={styles.noTemplate}>
      <FileQuestion aria-hidden="true" />
      No template available for this question type
    </p>
  );
}
