import { Fragment, type ReactNode } from 'react';
import type { Learner } from '#api/queries/learners.ts';
import { notLinkedMessage } from '#components/learner/not-linked.ts';
import { LearnerChoice, OwnLearners } from '#components/learner/own-learners.tsx';
import { Alert } from '#ui/feedback/Alert.tsx';

interface ParentPaywallProps {
  /** From the URL. */
  learnerId: string | undefined;
  renderOptions: (learner: Learner) => ReactNode;
}

/** The ways to a plan for one of the parent's children, who is chosen first if the URL names none (D-278). */
export const ParentPaywall = ({ learnerId, renderOptions }: ParentPaywallProps) => (
  <OwnLearners>
    {(learners) => {
      const [only] = learners.length === 1 ? learners : [];
      const learner = learnerId === undefined ? only : learners.find(({ id }) => id === learnerId);
      if (learner) return <Fragment key={learner.id}>{renderOptions(learner)}</Fragment>;
      return (
        <>
          {learnerId === undefined ? null : (
            <Alert tone="warning" title={`${notLinkedMessage.title}.`}>
              Choose one of your own children.
            </Alert>
          )}
          <LearnerChoice learners={learners} to="/paywall" />
        </>
      );
    }}
  </OwnLearners>
);
