import { Badge, type BadgeTone } from '#ui/Badge.tsx';

const tones: ReadonlyMap<string, BadgeTone> = new Map([
  ['Pending', 'warning'],
  ['Approved', 'success'],
  ['Published', 'success'],
  ['Rejected', 'error'],
]);

/** The server's status of a change set, or 'None' (D-161). */
export const ReviewStatus = ({ status }: { status: string }) => (
  <Badge tone={tones.get(status) ?? 'outline'}>{status}</Badge>
);
