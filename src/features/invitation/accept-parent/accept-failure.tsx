import { AcceptLink } from '#components/account/accept-link.tsx';
import { FormFailure } from '#components/form/form.tsx';
import type { FormAlert } from '#components/form/use-problem-form.ts';
import { hasToSignIn } from '../invitation-problem.ts';

interface AcceptFailureProps {
  alert: FormAlert | undefined;
  token: string;
}

/** Why the invitation was not accepted, with the way of an account that exists already (D-173). */
export const AcceptFailure = ({ alert, token }: AcceptFailureProps) => (
  <FormFailure>
    {hasToSignIn(alert?.error) ? (
      <p>
        <AcceptLink to="/learner/accept-signin" token={token} ignoreBlocker>
          Log in to accept
        </AcceptLink>
      </p>
    ) : null}
  </FormFailure>
);
