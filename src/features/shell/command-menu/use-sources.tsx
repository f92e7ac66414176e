import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CreditCard, GraduationCap, UserRound, UsersRound } from 'lucide-react';
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
import { joinParts } from '#lib/text/join-parts.ts';
import { byTitle } from '#lib/text/natural-sort.ts';
import { phoneSearchText } from '#lib/text/phone-search.ts';
import type { SessionDetails } from '#session/claims.ts';
import { canOpenPath } from '#session/return-offer.ts';
import { Role } from '#session/roles.ts';
import { gradeNumber } from '../side-menu/grade-number.ts';
import { actionSource } from './action-source.tsx';
import { createSource, type MenuSource } from './menu-items.ts';
import { pageSource } from './page-source.tsx';

interface Sources {
  /** People, grades and subjects, plans; then actions and pages. Referentially stable. */
  sources: readonly MenuSource[];
  actions: MenuSource;
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
  const { actions, pages } = useMemo(() => {
    const canOpen = (path: string) => canOpenPath(router, path, details);
    return { actions: actionSource(router, canOpen), pages: pageSource(details, canOpen) };
  }, [details, router]);
  const sources = useMemo(
    () => [
      personSource(users.data, grades.data),
      contentSource(grades.data, subjects.data),
      planSource(plans.data),
      actions,
      pages,
    ],
    [users.data, grades.data, subjects.data, plans.data, actions, pages],
  );
  const queries = [
    { noun: 'people', query: users },
    { noun: 'grades', query: grades },
    { noun: 'subjects', query: subjects },
    { noun: 'plans', query: plans },
  ];
  return {
    sources,
    actions,
    pages,
    isLoading: queries.some(({ query }) => query.isLoading),
    failures: queries.filter(({ query }) => query.data === undefined && query.isError),
  };
}

const fullName = ({ name, surname }: AdminUser): string => `${name} ${surname}`.trim();

function personIcon(role: string) {
  if (role === Role.Learner) return <GraduationCap aria-hidden="true" />;
  return role === Role.Parent ? <UsersRound aria-hidden="true" /> : <UserRound aria-hidden="true" />;
}

const personSource = (users: readonly AdminUser[] = [], grades: readonly Grade[] = []): MenuSource =>
  createSource({
    title: 'People',
    kind: 'person',
    rows: users,
    textsOf: (user) => ({
      title: fullName(user),
      detail: joinParts(grades.find(({ id }) => id === user.gradeId)?.title, user.email ?? 'No email'),
    }),
    moreTexts: ({ role, cellphoneNumber, whatsAppNumber }) =>
      `${role} ${phoneSearchText(cellphoneNumber)} ${phoneSearchText(whatsAppNumber)}`,
    partsOf: ({ id, role }) => ({
      icon: personIcon(role),
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

/** Abbreviations: 'grd 4' and 'graad 4' find Grade 4. */
const gradeAbbreviations = (title: string): string => title.replace(/grade/i, 'grd graad');

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
    moreTexts: ({ grade }) => gradeAbbreviations(grade.title),
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
