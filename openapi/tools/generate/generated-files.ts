import { bundleContract } from '../bundle.ts';
import { bareContract } from './bare-contract.ts';
import { operationIndex } from './operation-index.ts';
import { contractTypeScript } from './typescript.ts';

export interface GeneratedFile {
  path: string;
  text: string;
}

/** Generates all files in memory. The output is deterministic. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const document = await bundleContract();
  return [
    { path: 'openapi/contract.gen.json', text: `${JSON.stringify(document, null, 2)}\n` },
    { path: 'openapi/bare-contract.gen.json', text: `${JSON.stringify(bareContract(document))}\n` },
    { path: 'openapi/operations.gen.json', text: `${JSON.stringify(operationIndex(document))}\n` },
    { path: 'src/api/contract.gen.ts', text: await contractTypeScript(document) },
  ];
}
