import { Link } from '@tanstack/react-router';
import { isProblem } from '#api/problem.ts';
import { AcceptLink } from '#components/account/accept-link.tsx';
import type { FormAlert } from '#components/form/form-state.ts';
import { FormFailure } from '#components/form/form.tsx';

interface AcceptFailureProps {
  alert: FormAlert | undefined;
  token: string;
}

export const AcceptFailure = ({ alert, token }: AcceptFailureProps) => (
  <FormFailure>
    {/* A 409: the user must log in to the existing account to accept (D-173). */}
    {isProblem(alert?.error, 409) ? (
      <p>
        <AcceptLink to="/learner/accept-signin" token={token} ignoreBlocker>
          Log in to accept
        </AcceptLink>
      </p>
    ) : null}
    {isProblem(alert?.error, 410) ? (
      <p>
        <Link to="/auth/login" ignoreBlocker>
          Log in
        </Link>
      </p>
    ) : null}
  </FormFailure>
);
