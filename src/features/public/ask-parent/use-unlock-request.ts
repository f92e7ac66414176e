import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { guardiansQuery, sendUnlockRequestMutation } from '#api/queries/subscriptions.ts';
import { problemText } from '#components/problem-text.ts';
import { useIdempotentMutation } from '#components/use-idempotent-mutation.ts';
import { useSingleFlight } from '#components/use-single-flight.ts';
import { useSession } from '#session/session.ts';

const noneChosenMessage = 'Select at least one parent/guardian or choose “Notify both parents”.';
const sendFailedMessage = 'Failed to send email. Please try again.';
export const noGuardiansMessage = 'No parents/guardians found for this learner. Please contact support.';

/**
 * Manages the recipients and the state of an unlock request; initially, all guardians are selected (SUB-003,
 * D-099).
 */
export function useUnlockRequest(learnerId: string) {
  const ownId = useSession(({ details }) => details?.id);
  const isSignedIn = ownId !== undefined;
  const guardians = useQuery({ ...guardiansQuery(learnerId), enabled: isSignedIn });
  const request = useIdempotentMutation(sendUnlockRequestMutation());
  const runUnlessBusy = useSingleFlight();
  const [sendToAll, setSendToAll] = useState(true);
  const [guardianIds, setGuardianIds] = useState<readonly string[]>([]);
  const [alert, setAlert] = useState<string>();

  return {
    /** Without the user, who need not email themselves. */
    guardians: (guardians.data ?? []).filter(({ id }) => id !== ownId),
    isLoading: isSignedIn && guardians.isPending,
    /** Whether the guardians have loaded and the list is empty (D-098). */
    hasNoGuardians: guardians.data?.length === 0,
    /** Whether the user is the only guardian. */
    isOnlyGuardian: guardians.data?.length === 1 && guardians.data[0]?.id === ownId,
    sendToAll,
    guardianIds,
    alert,
    isSending: request.isPending,
    sentTo: request.data?.to.length ? request.data.to : undefined,
    chooseAll(isChosen: boolean) {
      setAlert(undefined);
      setSendToAll(isChosen);
      if (isChosen) setGuardianIds([]);
    },
    choose(id: string, isChosen: boolean) {
      setAlert(undefined);
      if (isChosen) setSendToAll(false);
      setGuardianIds((chosen) => [
        ...chosen.filter((chosenId) => chosenId !== id),
        ...(isChosen ? [id] : []),
      ]);
    },
    send: () =>
      void runUnlessBusy(async () => {
        if (!sendToAll && guardianIds.length === 0) return setAlert(noneChosenMessage);
        setAlert(undefined);
        try {
          const { to } = await request.write({ learnerId, sendToAll, guardianIds: [...guardianIds] });
          if (to.length === 0) setAlert(noGuardiansMessage);
        } catch (error) {
          const { kind, title, advice } = problemText(error);
          setAlert(kind === 'unknown' ? `${title}. ${advice}` : sendFailedMessage);
        }
      }),
    askAgain: request.reset,
  };
}
