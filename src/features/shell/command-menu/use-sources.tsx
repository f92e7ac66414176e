import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CreditCard, UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { userListQuery, type AdminUser } from '#api/queries/admin-users.ts';
import { gradeListQuery, type Grade } from '#api/queries/grades.ts';
import { planListQuery, type Plan } from '#api/queries/plans.ts';
import { subjectListQuery, type Subject } from '#api/queries/subjects.ts';
import { queryClient } from '#api/query-client.ts';
import { formParam } from '#components/form/use-form-param.ts';
import { RoleBadge } from '#components/people/role-badge.tsx';
import { PlanStatusBadge } from '#components/plan/plan-status-badge.tsx';
import { formatAmount } from '#lib/money.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { phoneSearchText } from '#lib/text/phone-search.ts';
import type { SessionDetails } from '#session/claims.ts';
import { canOpenPath } from '#session/return-offer.ts';
import { Role } from '#session/roles.ts';
import { gradeNumber } from '../side-menu/grade-number.ts';
import { createSource, type MenuSource } from './menu-items.ts';
import { pageSource } from './page-source.tsx';

interface Sources {
  /** People, grades and subjects, plans; then pages. Referentially stable. */
  sources: readonly MenuSource[];
  pages: MenuSource;
  isLoading: boolean;
  /** The failed queries, and what they load. */
  failures: readonly { noun: string; query: UseQueryResult }[];
}

/** What the user may open: people, grades, subjects, plans and pages. */
export function useSources(details: SessionDetails): Sources {
  const router = useRouter();
  const isAdmin = details.role === Role.Admin;
  const users = useQuery({ ...userListQuery(), enabled: isAdmin }, queryClient);
  const plans = useQuery({ ...planListQuery(), enabled: isAdmin }, queryClient);
  const grades = useQuery(gradeListQuery(), queryClient);
  const subjects = useQuery(subjectListQuery(), queryClient);
  const pages = useMemo(
    () => pageSource(details, (path) => canOpenPath(router, path, details)),
    [details, router],
  );
  const sources = useMemo(
    () => [
      personSource(users.data, grades.data),
      contentSource(grades.data, subjects.data),
      planSource(plans.data),
      pages,
    ],
    [users.data, grades.data, subjects.data, plans.data, pages],
  );
  const queries = [
    { noun: 'people', query: users },
    { noun: 'grades', query: grades },
    { noun: 'subjects', query: subjects },
    { noun: 'plans', query: plans },
  ];
  return {
    sources,
    pages,
    isLoading: queries.some(({ query }) => query.isLoading),
    failures: queries.filter(({ query }) => query.data === undefined && query.isError),
  };
}

const fullName = ({ name, surname }: AdminUser): string => `${name} ${surname}`.trim();

const personSource = (users: readonly AdminUser[] = [], grades: readonly Grade[] = []): MenuSource =>
  createSource({
    title: 'People',
    kind: 'person',
    rows: users,
    textsOf: (user) => ({
      title: fullName(user),
      detail: user.email ?? grades.find(({ id }) => id === user.gradeId)?.title ?? 'No email',
    }),
    moreTexts: ({ role, cellphoneNumber, whatsAppNumber }) =>
      `${role} ${phoneSearchText(cellphoneNumber)} ${phoneSearchText(whatsAppNumber)}`,
    partsOf: ({ id, role }) => ({
      icon: <UserRound aria-hidden="true" />,
      badge: <RoleBadge role={role} />,
      link: { to: '/admin/users/$userId', params: { userId: id } },
    }),
    listLink: (q) => ({ to: '/admin/users', search: { q } }),
  });

interface Content {
  id: string;
  grade: Grade;
  subject?: Subject;
}

const contentSource = (grades: readonly Grade[] = [], subjects: readonly Subject[] = []): MenuSource =>
  createSource({
    title: 'Grades and subjects',
    kind: 'content',
    rows: grades.flatMap((grade): Content[] => [
      { id: grade.id, grade },
      ...subjects
        .filter(({ gradeId }) => gradeId === grade.id)
        .toSorted(byTitle)
        .map((subject) => ({ id: subject.id, grade, subject })),
    ]),
    textsOf: ({ grade, subject }) =>
      subject
        ? { title: subject.title, detail: `Subject in ${grade.title}` }
        : { title: grade.title, detail: 'Grade' },
    partsOf: ({ id, grade, subject }) => ({
      icon: gradeNumber(grade.title),
      link: subject
        ? {
            to: '/grades/$gradeId/subjects/$subjectId/topics',
            params: { gradeId: grade.id, subjectId: id },
          }
        : { to: '/grades/$gradeId/subjects', params: { gradeId: id } },
    }),
  });

const planSource = (plans: readonly Plan[] = []): MenuSource =>
  createSource({
    title: 'Plans',
    kind: 'plan',
    rows: plans,
    textsOf: ({ planName, price, currency, duration }) => ({
      title: planName,
      detail: `${formatAmount(price, currency)} ${duration.toLowerCase()}`,
    }),
    partsOf: ({ id, status }) => ({
      icon: <CreditCard aria-hidden="true" />,
      badge: <PlanStatusBadge status={status} />,
      link: { to: '/admin/subscription-plans', search: { [formParam]: id } },
    }),
  });
