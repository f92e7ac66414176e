import { Download, Upload } from 'lucide-react';
import { DropZone, FileTrigger, Text, type DropItem } from 'react-aria-components';
import { useConnection } from '../../connection/use-connection.tsx';
import { Message, Row, Section, ToolButton } from '../../parts/parts.tsx';
import { downloadState, importState } from './state-file.ts';
import { useReplaceData } from './use-replace-data.ts';
import styles from './scenario-tab.module.css';

const mediaTypes = ['application/json', '.json'];

/** Exports the whole state to a file, and imports it. */
export function StateFiles() {
  const { client } = useConnection();
  const { run, replaceData, message, isBusy } = useReplaceData();
  const load = (file: Blob | undefined) => {
    if (file) void replaceData(() => importState(client, file), 'Imported the state.');
  };
  const drop = async (items: DropItem[]) => {
    const item = items.find(({ kind }) => kind === 'file');
    load(item?.kind === 'file' ? await item.getFile() : undefined);
  };
  return (
    <Section title="State file">
      <p className={styles.note}>The file has all data, the clock, the connection and the faults.</p>
      <DropZone onDrop={({ items }) => void drop(items)} className={styles.drop ?? ''}>
        <Row>
          <ToolButton
            icon={<Download />}
            isPending={isBusy}
            onPress={() => void run(() => downloadState(client), 'The browser has downloaded the file.')}
          >
            Export
          </ToolButton>
          <FileTrigger acceptedFileTypes={mediaTypes} onSelect={(files) => load(files?.[0])}>
            <ToolButton icon={<Upload />} isPending={isBusy}>
              Import
            </ToolButton>
          </FileTrigger>
        </Row>
        <Text slot="label" className={styles.note ?? ''}>
          Or drop or paste a file here.
        </Text>
      </DropZone>
      <Message message={message} />
    </Section>
  );
}
