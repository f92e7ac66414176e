import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Ellipsis, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { questionTypeName } from '#questions/registry.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { Button } from '#ui/Button.tsx';
import { Heading } from '#ui/Heading.tsx';
import { Row } from '#ui/layout.tsx';
import { MenuButton } from '#ui/overlay/MenuButton.tsx';
import { questionName, type QuestionType } from '../draft/activity-draft.ts';
import type { QuestionActions } from './use-question-actions.ts';
import styles from '../activity-form.module.css';

interface QuestionHeadProps {
  headingId: string;
  questionKey: string;
  index: number;
  type: QuestionType;
  isFirst: boolean;
  isLast: boolean;
  isAdmin: boolean;
  isCollapsed: boolean;
  setCollapsed: (key: string, isCollapsed: boolean) => void;
  openCopy: (key: string) => void;
  actions: QuestionActions;
}

const moveItems = [
  { id: 'first', label: 'Move to the beginning' },
  { id: 'last', label: 'Move to the end' },
] as const;

const menuItems = [...moveItems, { id: 'copy', label: 'Copy to another activity…' }] as const;

/** Number, type and buttons of a question. Memoized: typing in the question does not render it. */
export const QuestionHead = memo(function QuestionHead(props: QuestionHeadProps) {
  const { headingId, questionKey, index, type, isAdmin, isCollapsed, actions } = props;
  const name = questionName(index);
  return (
    <Row as="header" gap={2}>
      <span className={styles.number} aria-hidden="true">
        {index + 1}
      </span>
      <Heading level={2} id={headingId} className={styles.type} isFocusable>
        <span className="visually-hidden">{name}: </span>
        {questionTypeName(type)}
      </Heading>
      <span className={styles.buttons}>
        <Button
          variant="quiet"
          square
          aria-label={`${isCollapsed ? 'Expand' : 'Collapse'} ${name}`}
          onPress={() => props.setCollapsed(questionKey, !isCollapsed)}
          icon={isCollapsed ? <ChevronRight aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        />
        <Button
          variant="quiet"
          square
          data-move="up"
          aria-label={`Move ${name} up`}
          aria-keyshortcuts="Alt+ArrowUp"
          isDisabled={props.isFirst}
          onPress={() => actions.move(questionKey, -1)}
          icon={<ArrowUp aria-hidden="true" />}
        />
        <Button
          variant="quiet"
          square
          data-move="down"
          aria-label={`Move ${name} down`}
          aria-keyshortcuts="Alt+ArrowDown"
          isDisabled={props.isLast}
          onPress={() => actions.move(questionKey, 1)}
          icon={<ArrowDown aria-hidden="true" />}
        />
        {isAdmin ? (
          <Button
            variant="quiet"
            square
            aria-label={`Duplicate ${name}`}
            onPress={() => actions.duplicate(questionKey)}
            icon={<Copy aria-hidden="true" />}
          />
        ) : null}
        <MenuButton
          label={`More for ${name}`}
          icon={<Ellipsis aria-hidden="true" />}
          items={isAdmin ? menuItems : moveItems}
          onChoose={(choice) =>
            choice === 'copy' ? props.openCopy(questionKey) : actions.moveToEnd(questionKey, choice)
          }
          className={buttonStyle({ variant: 'quiet', square: true })}
        />
        {isAdmin ? (
          <Button
            variant="quiet"
            dangerous
            className={styles.remove}
            aria-label={`Remove ${name}`}
            onPress={() => actions.remove(questionKey)}
            icon={<Trash2 aria-hidden="true" />}
          >
            <span className={styles.removeText}>Remove</span>
          </Button>
        ) : null}
      </span>
    </Row>
  );
});
