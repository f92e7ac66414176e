import { KeyRow, KeysDialog } from '#components/keys/keys-dialog.tsx';
import { commandKey } from '#lib/keyboard.ts';
import type { SessionDetails } from '#session/claims.ts';
import { searchLabel } from './search-label.ts';

/** The keys of the current screen, and the key of the search. */
export const StaffKeysDialog = ({ details, onClose }: { details: SessionDetails; onClose: () => void }) => (
  <KeysDialog onClose={onClose}>
    <KeyRow description={searchLabel(details)} names={[commandKey(), 'K']} />
  </KeysDialog>
);
