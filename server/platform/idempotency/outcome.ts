import { DefaultDeserializer, DefaultSerializer } from "node:v8";
import type { TransactionOutcome } from "../database/recorded-transactions.ts";

/** Serializes a transaction's outcome: its result, which versions before this one read alone, and its events. */
export function packOutcome({ result, events }: TransactionOutcome): Buffer {
  const serializer = new DefaultSerializer();
  serializer.writeHeader();
  serializer.writeValue(result);
  serializer.writeValue(events);
  return serializer.releaseBuffer();
}

/** Reads a serialized outcome; earlier versions stored the result only. */
export function unpackOutcome(packed: Uint8Array): TransactionOutcome {
  const deserializer = new DefaultDeserializer(packed);
  deserializer.readHeader();
  const result: unknown = deserializer.readValue();
  try {
    return { result, events: deserializer.readValue() };
  } catch {
    return { result, events: [] };
  }
}
