import { useQueries } from '@tanstack/react-query';
import { type Learner, userNameTakenQuery } from '#api/queries/learners.ts';
import { isNewUserName, toUserName, toUserNamePart } from '#openapi/rules/user-names.ts';
import { Button } from '#ui/Button.tsx';
import { Row } from '#ui/layout.tsx';

const maxShown = 3;

/**
 * Proposes user names, the nearest to the typed one first. They contain no date of birth, because classmates may see
 * them.
 *
 * @param typed a user name that is taken or breaks the rule
 */
export function proposeUserNames(
  typed: string,
  { name, surname }: Pick<Learner, 'name' | 'surname'>,
): string[] {
  const first = toUserNamePart(name);
  const last = toUserNamePart(surname);
  const stem = toUserName(typed) || first || 'learner';
  const proposals = [
    stem,
    `${first}.${last}`,
    `${first}.${last.slice(0, 1)}`,
    `${stem}2`,
    `${stem}3`,
    `${stem}4`,
  ];
  const usable = proposals.filter((proposal) => isNewUserName(proposal) && !proposal.endsWith('.'));
  return [...new Set(usable)].filter((proposal) => proposal !== typed);
}

interface UserNameSuggestionsProps {
  /** Empty if no suggestions are needed. */
  typed: string;
  learner: Pick<Learner, 'name' | 'surname'>;
  onChoose: (userName: string) => void;
}

/** Shows user names that the server has checked to be free. */
export function UserNameSuggestions({ typed, learner, onChoose }: UserNameSuggestionsProps) {
  const proposals = typed === '' ? [] : proposeUserNames(typed, learner);
  const checks = useQueries({ queries: proposals.map((proposal) => userNameTakenQuery(proposal)) });
  const free = proposals.filter((_proposal, index) => checks[index]?.data === false).slice(0, maxShown);
  if (free.length === 0) return null;
  return (
    <Row gap={2}>
      <span>Free:</span>
      {free.map((userName) => (
        <Button key={userName} size="small" onPress={() => onChoose(userName)}>
          <span>
            <span className="visually-hidden">Use the username </span>
            {userName}
          </span>
        </Button>
      ))}
    </Row>
  );
}
