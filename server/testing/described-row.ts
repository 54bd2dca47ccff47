/** Whether a column can be declared so. PostgreSQL describes neither null nor the texts that occur in it. */
type Fitting<Described, Declared> = unknown extends Described
  ? Declared
  : Declared extends Described | null | undefined
    ? Declared
    : Described extends Declared
      ? Declared
      : Described;

type Fits<Described, Declared> = {
  [Name in keyof Declared]: Name extends keyof Described
    ? Fitting<Described[Name], Declared[Name]>
    : undefined extends Declared[Name]
      ? Declared[Name]
      : never;
};

/** A declared row, each of whose columns PostgreSQL described so. */
export type Row<Described, Declared extends Fits<Described, Declared>> = Declared;

/** The same for a list of rows. */
export type Rows<Described, Declared extends readonly Fits<Described, Declared[number]>[]> = Declared;

/** A row as described, for code whose parameters say what they read of it; its texts can be any. */
export type Described<Columns> = {
  // biome-ignore lint/suspicious/noExplicitAny: a text is of a closed list where its table says so
  [Name in keyof Columns]: unknown extends Columns[Name] ? any : Columns[Name] extends string ? any : Columns[Name];
};

/** For a statement whose rows have no type. */
export interface Undeclared {
  readonly "give the rows of this statement a type": true;
}
