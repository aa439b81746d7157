CREATE TABLE "staff_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"is_trial" boolean NOT NULL,
	"state" text NOT NULL,
	"handled" integer NOT NULL,
	"total" integer NOT NULL,
	"report" jsonb,
	"began_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_imports_state" CHECK ("staff_imports"."state" IN ('running', 'done', 'failed', 'interrupted'))
);
--> statement-breakpoint
CREATE INDEX "staff_imports_began" ON "staff_imports" USING btree ("began_at");