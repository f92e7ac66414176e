import type { ContractDocument, MediaType, Operation, Response, Schema } from '#openapi/tools/document.ts';

export type Edit = (contract: ContractDocument) => void;

type ObjectSchema = Schema & {
  required: string[];
  properties: Record<string, Schema>;
  patternProperties: Record<string, Schema>;
};

export const getOperation = (contract: ContractDocument, path: string): Operation => {
  const operation = contract.paths[path]?.get;
  if (!operation) throw new Error(`The contract has no GET ${path}.`);
  return operation;
};

export const getSchema = (contract: ContractDocument, name: string): ObjectSchema => {
  const found = contract.components.schemas[name];
  if (!found) throw new Error(`The contract has no schema ${name}.`);
  return found as ObjectSchema;
};

export const getProperty = (contract: ContractDocument, name: string, member: string): Schema => {
  const found = getSchema(contract, name).properties[member];
  if (!found) throw new Error(`${name} has no ${member}.`);
  return found;
};

export const getSuccessContent = (contract: ContractDocument, path: string): MediaType => {
  const response = getOperation(contract, path).responses['200'] as Response;
  return response.content?.['application/json'] as MediaType;
};

export const getMediaUpload = (contract: ContractDocument) => {
  const operation = contract.paths['/activities/media/{id}']?.post as Operation;
  const form = operation.requestBody?.content['multipart/form-data'];
  return { operation, form: form as MediaType & { encoding: { media: { contentType: string } } } };
};

export function renameFirstMember<T>(members: Record<string, T>, to: string) {
  const [[from, value] = []] = Object.entries(members);
  if (from === undefined || value === undefined) throw new Error('There is nothing to rename.');
  Reflect.deleteProperty(members, from);
  members[to] = value;
}
