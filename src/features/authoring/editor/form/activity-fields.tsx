import { memo, type Dispatch } from 'react';
import { isBlank } from '#openapi/rules/text.ts';
import { cardStyle } from '#ui/card-style.ts';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Stack } from '#ui/layout.tsx';
import { descriptionProblem, titleProblem } from '../../title-rule.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import styles from '../activity-form.module.css';

interface ActivityFieldsProps {
  title: string;
  description: string;
  isReadOnly: boolean;
  /** Shows the error of an empty title, after an attempt to send. */
  showsAllFindings: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** The title and the description. Memoized: typing in a question does not render them. */
export const ActivityFields = memo(function ActivityFields(props: ActivityFieldsProps) {
  const { title, description, isReadOnly, showsAllFindings, dispatch } = props;
  return (
    <Stack gap={3} className={classNames(cardStyle(), styles.card)} data-activity-fields>
      <TextField
        label="Title"
        value={title}
        isReadOnly={isReadOnly}
        isRequired
        errorMessage={showsAllFindings || !isBlank(title) ? titleProblem(title) : undefined}
        onChange={(next) => dispatch({ kind: 'rename', title: next })}
      />
      <TextField
        label="Description"
        value={description}
        isReadOnly={isReadOnly}
        multiline
        grows
        rows={1}
        errorMessage={descriptionProblem(description)}
        onChange={(next) => dispatch({ kind: 'describe', description: next })}
      />
    </Stack>
  );
});
