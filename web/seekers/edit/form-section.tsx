import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { WRAPS } from "../../ui/wrapping.ts";
import classes from "./profile-form.module.css";

interface FormSectionProps {
  /** The id used by links: `/main/userprofile-edit#skills`. */
  id: string;
  title: string;
  hint?: string;
  /** While the section is empty: the words of a button that opens it. */
  invitation?: string;
  children: ReactNode;
}

/** A section of the form with a heading, which links can target. */
export function FormSection({ id, title, hint, invitation = "", children }: FormSectionProps) {
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(invitation === "" || hash === `#${id}`);
  // Once it has content, it stays open.
  if (!isOpen && invitation === "") setOpen(true);
  // The router looks for it before the profile is loaded, so the section scrolls into view itself.
  useEffect(() => {
    if (hash === `#${id}`) heading.current?.focus();
  }, [hash, id]);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className={classes.heading}>
        {title}
      </h2>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      {isOpen ? (
        children
      ) : (
        <Button
          variant="default"
          {...WRAPS}
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            setOpen(true);
            heading.current?.focus();
          }}
        >
          {invitation}
        </Button>
      )}
    </section>
  );
}
