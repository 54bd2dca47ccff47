import { Radio, type RadioGroupProps } from "@mantine/core";
import { useEffect, useRef } from "react";

/** Radio buttons of one question. The group says by itself that its answer is missing or wrong, which Mantine's leaves out. */
export function RadioGroup(props: RadioGroupProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const isInvalid = Boolean(props.error);
  useEffect(() => {
    const group = wrapper.current?.querySelector("[role=radiogroup]");
    if (isInvalid) group?.setAttribute("aria-invalid", "true");
    else group?.removeAttribute("aria-invalid");
  }, [isInvalid]);
  return <Radio.Group ref={wrapper} {...props} />;
}
