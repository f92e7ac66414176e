import { noInternalDetails } from './internal-details.ts';
import { concernsStatus, noPassword, type Finding } from './judge.ts';

/** Expected by a scenario that cannot continue, because a response lacks properties. */
export const neededProperties = 'the properties that the next step needs';

/** Deviations that matter in every response, even in one with an unexpected status. */
const secrets = [noPassword, noInternalDetails];

const typeNames = /^(?:string|number|integer|boolean|object|array|null)(?: or \w+)*$/;

/**
 * Removes findings that follow from another finding of the same response: a body expectation after an unexpected
 * status or a schema error at the same pointer; the body of a response with an unexpected status; an undocumented status when another status was expected; and
 * additional schema errors at the same pointer.
 * @param expectations unmet expectations of steps and probes
 * @param judged deviations of the same responses from the contract
 */
export function withoutFollowUps(expectations: readonly Finding[], judged: readonly Finding[]): Finding[] {
  const judgedOf = Map.groupBy(judged, ({ exchange }) => exchange);
  const expectedOf = Map.groupBy(expectations, ({ exchange }) => exchange);
  const othersOf = (finding: Finding): Finding[] =>
    finding.exchange === undefined
      ? []
      : [...(expectedOf.get(finding.exchange) ?? []), ...(judgedOf.get(finding.exchange) ?? [])].filter(
          (one) => one !== finding,
        );
  const follows = (finding: Finding): boolean => {
    const others = othersOf(finding);
    if (concernsStatus(finding)) return false;
    if (finding.expected === neededProperties) return others.length > 0;
    return others.some(
      (one) => concernsStatus(one) || (one.pointer !== '' && one.pointer === finding.pointer),
    );
  };
  return [
    ...expectations.filter((one) => !follows(one)),
    ...judged.filter((one) => {
      if (concernsStatus(one)) return !othersOf(one).some(concernsStatus);
      if (one.exchange === undefined) return true;
      const isOfWrongResponse = expectedOf.get(one.exchange)?.some(concernsStatus) ?? false;
      if (isOfWrongResponse && !secrets.includes(one.expected)) return false;
      // A malformed date violates both its pattern and its format. A wrong type is the most specific error.
      const same = judgedOf.get(one.exchange)?.filter(({ pointer }) => pointer === one.pointer) ?? [];
      return one === (same.find(({ expected }) => typeNames.test(expected)) ?? same[0]);
    }),
  ];
}
