CREATE TABLE "staff_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"resource" text NOT NULL,
	"record_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_changes_action" CHECK ("staff_changes"."action" IN ('create', 'change', 'delete'))
);
--> statement-breakpoint
CREATE INDEX "staff_changes_record" ON "staff_changes" USING btree ("resource","record_id");--> statement-breakpoint
CREATE INDEX "staff_changes_changed" ON "staff_changes" USING btree ("changed_at");