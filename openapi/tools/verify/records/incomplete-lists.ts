import type { Route } from '../../document.ts';
import type { Call } from '../calls/caller.ts';
import { jsonIn, textOf, type Exchange } from '../calls/exchange.ts';
import type { Finding } from '../judge/judge.ts';
import type { findLeftovers } from './cleanup.ts';

type Leftover = ReturnType<typeof findLeftovers>[number];

/** By the operation that deletes a record: the lists that contain the record, and a read that succeeds if it exists. */
const places: Readonly<Record<string, { lists: readonly string[]; read: string }>> = {
  deleteActivity: { lists: ['listActivities'], read: 'getActivity' },
  deleteCampus: { lists: ['listCampuses'], read: 'getCampus' },
  deleteGrade: { lists: ['listGrades'], read: 'listLearnersByGrade' },
  deleteLearner: {
    lists: ['listLearners', 'listLearnersWithParents', 'listUsers', 'listUsersWithRoles'],
    read: 'getLearner',
  },
  deleteRole: { lists: ['listRoles'], read: 'listUsersByRole' },
  deleteSubject: { lists: ['listSubjects'], read: 'getSubject' },
  deleteTerm: { lists: ['listTerms'], read: 'getTerm' },
  deleteTrialSession: { lists: ['listTrialSessions'], read: 'getTrialSession' },
  deleteUser: { lists: ['listUsers', 'listUsersWithRoles'], read: 'getUserRoles' },
  retirePlan: { lists: ['listPlans'], read: 'getPlan' },
};

/**
 * Finds lists that lack a record of the run, such as lists that a server cuts at 100 rows. A missing record counts only
 * if it still exists after the list was read: it may have been deleted with another record.
 * @param reads exchanges in which an Admin has read a whole list, after the records were created
 * @param created records of the run that it has not deleted
 */
export async function incompleteLists(
  reads: readonly Exchange[],
  created: readonly Leftover[],
  call: Call,
  routeOf: (operationId: string) => Pick<Route, 'path'>,
  adminToken: string,
): Promise<Finding[]> {
  const existing = new Map<string, Promise<boolean>>();
  const exists = ({ deletion, id }: Leftover): Promise<boolean> => {
    const key = `${deletion} ${id}`;
    const found = existing.get(key) ?? read(places[deletion]?.read ?? '', id);
    existing.set(key, found);
    return found;
  };
  const read = async (operationId: string, id: string) => {
    const url = routeOf(operationId).path.replace(/\{\w+\}/, encodeURIComponent(id));
    const headers = { accept: 'application/json', authorization: `Bearer ${adminToken}` };
    const { response } = await call('read as Admin', { method: 'GET', url, headers, body: undefined });
    return response?.status === 200;
  };
  const findings: Finding[] = [];
  for (const exchange of reads) {
    const { operationId = '', response, step } = exchange;
    const list = response?.status === 200 ? jsonIn(textOf(response.body)) : undefined;
    if (!Array.isArray(list)) continue;
    const ids = new Set(list.map((item: unknown) => (item as { id?: unknown } | null)?.id ?? item));
    const expected = created.filter(
      (one) => !one.listing && places[one.deletion]?.lists.includes(operationId),
    );
    for (const one of expected.filter(({ id }) => !ids.has(id))) {
      if (!(await exists(one))) continue;
      findings.push({
        operation: operationId,
        step,
        pointer: '',
        expected: 'every record that the run has created',
        actual: `${list.length} items without ${one.id}`,
        exchange,
      });
      break;
    }
  }
  return findings;
}
