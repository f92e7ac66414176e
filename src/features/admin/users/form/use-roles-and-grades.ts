import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { roleListQuery } from '#api/queries/admin-roles.ts';
import { gradeListQuery } from '#api/queries/grades.ts';
import { useLoadFailure } from '#components/use-load-failure.ts';
import { toast } from '#ui/feedback/toasts.ts';

/** What an account can be given. The form does without for as long as it has to, and says so (ADM-019). */
export function useRolesAndGrades() {
  const roles = useQuery(roleListQuery());
  const grades = useQuery(gradeListQuery());
  const failures = [useLoadFailure(roles), useLoadFailure(grades)].filter((one) => one !== undefined);
  const hasFailed = failures.length > 0;
  useEffect(() => {
    if (hasFailed) toast({ profile: 'app', tone: 'error', message: 'Failed to load roles/grades' });
  }, [hasFailed]);
  return {
    roles: roles.data ?? [],
    grades: grades.data ?? [],
    isLoading: roles.isLoading || grades.isLoading,
    failure: hasFailed
      ? {
          isRetrying: failures.some(({ isRetrying }) => isRetrying),
          retry: () => {
            for (const { retry } of failures) retry();
          },
        }
      : undefined,
  };
}
