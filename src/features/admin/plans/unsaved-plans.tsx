import { isProblem } from '#api/problem.ts';
import { scheduleDeletion } from '#components/list/undo/pending-deletion.ts';
import { focusContent } from '#components/page/focus/focus-content.ts';
import { problemText } from '#components/problem-text.ts';
import { createUserMemory } from '#session/user-memory.ts';
import { Button } from '#ui/Button.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';
import { Row } from '#ui/layout.tsx';
import type { PlanValues } from './plan-fields.ts';
import styles from './plans.module.css';

/** A save that failed, after which the editor has closed (D-126). */
interface UnsavedPlan {
  /** The id of the plan, or `newRecord` for a new one. */
  id: string;
  name: string;
  draft: Partial<PlanValues>;
  error: unknown;
}

const memory = createUserMemory<readonly UnsavedPlan[]>();
const withoutPlan = (id: string) => (memory.get() ?? []).filter((plan) => plan.id !== id);

const none: readonly UnsavedPlan[] = [];
export const useUnsavedPlans = (): readonly UnsavedPlan[] => memory.use() ?? none;
export const storeUnsavedPlan = (plan: UnsavedPlan): void => memory.set([...withoutPlan(plan.id), plan]);
export const discardUnsavedPlan = (id: string): void => memory.set(withoutPlan(id));

interface UnsavedPlanAlertProps {
  unsaved: UnsavedPlan;
  onReopen: () => void;
}

/** Reports a failed save after the editor has closed (D-126), with a button to reopen the draft. */
export function UnsavedPlanAlert({ unsaved: { id, name, error }, onReopen }: UnsavedPlanAlertProps) {
  const isCodeTaken = isProblem(error, 409) && error.code === 'plan-code-in-use';
  const { title, advice, kind } = problemText(error, {
    ...(isCodeTaken && {
      conflict: { title: 'Another plan has this plan code', advice: 'Choose another code.' },
    }),
    missing: { title: 'The plan no longer exists', advice: '' },
    invalid: { title: 'The school did not accept it', advice: fieldErrors(error) },
  });
  return (
    <Alert
      tone="warning"
      title={kind === 'unknown' ? `We do not know whether ${name} was saved` : `${name} was not saved`}
    >
      <p role="status">
        {title}. {advice} The list shows the stored plan. What you typed is kept.
      </p>
      <Row align="stretch" className={styles.actions}>
        <Button onPress={onReopen}>Carry on</Button>
        <Button
          variant="quiet"
          onPress={() => {
            scheduleDeletion({
              id,
              name: `The draft of ${name}`,
              run: () => Promise.resolve(discardUnsavedPlan(id)),
              success: 'Draft discarded',
            });
            focusContent();
          }}
        >
          Discard it
        </Button>
      </Row>
    </Alert>
  );
}

const fieldErrors = (error: unknown): string =>
  isProblem(error) ? [...new Set(Object.values(error.errors).flat())].join(' ') : '';
