import { ListPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { toast } from '#ui/feedback/toasts.ts';
import type { ImportDialog, ImportDialogProps } from './import-dialog.tsx';

type ImportButtonProps = Omit<ImportDialogProps, 'onClose'> & { isDisabled: boolean };

/** Opens the import dialog, which is loaded on demand with its parsers. */
export function ImportButton({ isDisabled, onAdd, ...target }: ImportButtonProps) {
  const [Dialog, setDialog] = useState<typeof ImportDialog>();
  const [isOpen, setIsOpen] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const open = async () => {
    setIsLoading(true);
    try {
      const { ImportDialog: Loaded } = await import('./import-dialog.tsx');
      setDialog(() => Loaded);
      setIsOpen(true);
    } catch {
      const message = 'This could not be loaded. Check the connection and try again.';
      toast({ profile: 'app', tone: 'error', message });
    }
    setIsLoading(false);
  };
  const add: ImportDialogProps['onAdd'] = (...added) => {
    setIsOpen(false);
    onAdd(...added);
  };
  return (
    <>
      <Button
        icon={<ListPlus aria-hidden="true" />}
        isDisabled={isDisabled}
        busy={isLoading ? 'Loading…' : undefined}
        onPress={open}
      >
        Add many questions
      </Button>
      {Dialog && isOpen ? <Dialog {...target} onAdd={add} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
