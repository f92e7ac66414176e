import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { myLearnerProfileQuery } from '#api/queries/learners.ts';
import { queryClient } from '#api/query-client.ts';
import type { CurrentAvatar } from '#ui/picture/current-avatar.ts';

interface ReadCurrentAvatarProps {
  learnerId: string;
  onRead: (avatar: CurrentAvatar) => void;
}

/** Reports the avatar in the learner's record, initially and after each change. Renders nothing. */
export function ReadCurrentAvatar({ learnerId, onRead }: ReadCurrentAvatarProps) {
  // Pass the query client: this component is outside the provider of the routes.
  const { data, isPending } = useQuery({ ...myLearnerProfileQuery(), retryOnMount: false }, queryClient);
  useEffect(() => {
    const avatar = data?.id === learnerId ? data.avatar : undefined;
    onRead({ id: learnerId, isPending, parts: avatar, mascotHoodie: avatar?.mascotHoodie });
  }, [learnerId, data, isPending, onRead]);
  return null;
}
